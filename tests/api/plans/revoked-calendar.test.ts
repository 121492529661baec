import { expect, it } from "vitest";
import { signedInBrowser } from "#tests/support/program/api-browser.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { newPlan } from "#tests/support/samples/plans.ts";

const application = testApplication(await testDatabase({ seeded: true }));

it("a revoked calendar address answers people in a browser with a page, and programs with a problem", async () => {
  const ana = await signedInBrowser(application);
  const path = `/api/plans/${(await newPlan(ana)).uuid}/calendar`;
  const { url } = await (await ana.send("POST", path)).json();
  const open = (headers: Record<string, string>) => application.get(new URL(url).pathname, headers);
  const browser = { Accept: "text/html,application/xhtml+xml,*/*;q=0.8", "Accept-Language": "es" };
  expect((await open(browser)).headers.get("Content-Type")).toBe("text/calendar; charset=utf-8");
  await ana.send("DELETE", path);
  const page = await open(browser);
  expect([page.status, page.headers.get("Content-Type")]).toEqual([404, "text/html; charset=utf-8"]);
  expect(page.headers.get("Content-Security-Policy")).toContain("default-src 'none'");
  expect(await page.text()).toContain("Ya no hay ningún calendario en esta dirección");
  const problem = await open({ Accept: "text/calendar, */*;q=0.5" });
  expect([problem.status, problem.headers.get("Content-Type")]).toEqual([404, "application/problem+json"]);
});
