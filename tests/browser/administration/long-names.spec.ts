import { expect, type Page } from "@playwright/test";

import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { sendFromPage } from "#tests/support/browser/test-user.ts";
import { test } from "#tests/support/program/administration-program.ts";

/** A real name of a town, in one word. */
const longName = "Llanfairpwllgwyngyllgogerychwyrndrobwllllantysiliogogoch";

const overhang = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test("a name of one long word fits into 320 pixels wherever it is shown", async ({ browser, program }) => {
  const page = await program.open(browser, "/me");
  await page.setViewportSize({ width: 320, height: 640 });
  const answer = await page.request.get("/api/towns?q=miño&route=camino-ingles");
  const { uuid, slug, name } = (await answer.json()).data[0];
  const { towns } = await (await page.request.get("/api/routes/camino-ingles")).json();
  const at = towns.findIndex((town: { slug: string }) => town.slug === slug);
  await sendFromPage(page, "PATCH", `/api/administration/towns/${uuid}`, { name: longName });
  const input = { route: "camino-ingles", startDate: "2027-05-10", mustStop: [slug] };
  const plan = await (await sendFromPage(page, "POST", "/api/plans", { name: longName, input })).json();
  const day = plan.days.find((one: { to: string }) => one.to === slug).number;
  const [house] = (await (await page.request.get(`/api/accommodations?town=${slug}`)).json()).data;
  for (const path of [
    "/camino-ingles",
    `/camino-ingles/${slug}`,
    `/camino-ingles/${towns[at - 1].slug}`,
    `/camino-ingles/${slug}/${house.slug}`,
    `/planner?route=camino-ingles&mustStop=${slug}&day=${day}`,
    `/town?q=${longName}`,
    `/plans/${plan.uuid}`,
    `/plans/${plan.uuid}/days/${day}`,
    `/plans/${plan.uuid}/edit`,
    `/today?plan=${plan.uuid}`,
    `/administration/towns/${uuid}`,
    `/administration/towns/${uuid}/edit`,
    "/administration/audit",
  ]) {
    await page.goto(path);
    await hydratePage(page);
    await expect(page.getByText(longName).first()).toBeAttached();
    expect(await overhang(page), path).toBe(0);
  }
  await sendFromPage(page, "PATCH", `/api/administration/towns/${uuid}`, { name });
});
