import { expect, type Page } from "@playwright/test";
import { makeAccountOn } from "#tests/support/browser-person.ts";
import { test } from "#tests/support/browser-test.ts";
import { enlargeLetters } from "#tests/support/large-letters.ts";
import { makePlanOn } from "#tests/support/offline-browser.ts";
import { inglesOptions } from "#tests/support/plans.ts";

test.use({ viewport: { width: 320, height: 640 }, timezoneId: "Europe/Madrid" });

/** How many pixels a page can be moved sideways with letters twice as large. */
async function sidewaysOn(page: Page, path: string): Promise<number> {
  await page.goto(path);
  // A frame of a page says nothing of what fills it.
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForLoadState("networkidle");
  await enlargeLetters(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

test("no page can be moved sideways where letters are large and the screen is narrow", async ({ page }) => {
  await page.clock.setFixedTime(new Date("2027-05-11T10:00:00+02:00"));
  await makeAccountOn(page);
  const uuid = await makePlanOn(page, "Inglés in May", { ...inglesOptions, startDate: "2027-05-10" });
  const plan = `plans/${uuid}`;
  const own = ["today", "plans", plan, `${plan}/days`, `${plan}/days/2`, `${plan}/edit`, "me"];
  const house = "camino-portugues/barcelos/albergue-cidade-de-barcelos";
  const everybodys = ["planner", "camino-frances", "camino-portugues/barcelos", house, "accommodation", "town"];
  // Spanish words are the longer ones.
  for (const path of [...own, ...everybodys]) expect.soft(await sidewaysOn(page, `/es/${path}`), path).toBe(0);
});
