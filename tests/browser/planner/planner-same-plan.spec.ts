import { expect } from "@playwright/test";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

interface AnsweredPlan {
  readonly days: readonly { readonly to: string }[];
  readonly totals: { readonly days: number };
}

/** Options as query parameters of the page, and as the body of the API. */
const options = [
  { query: "route=camino-frances", body: { route: "camino-frances" } },
  {
    query: "route=camino-frances&startDate=2027-02-01&restEvery=7,5,9",
    body: { route: "camino-frances", startDate: "2027-02-01", restEvery: { after: 7, min: 5, max: 9 } },
  },
  {
    query: "route=camino-del-norte&measure=km&ideal=20&max=35&variants=free",
    body: { route: "camino-del-norte", measure: "km", ideal: 20, max: 35, variants: "free" },
  },
  {
    query: "route=camino-primitivo&pace=brisk&easeInDays=4&mustStop=lugo",
    body: {
      route: "camino-primitivo",
      pace: { flatKmh: 5, ascentMPerH: 400, descentMPerH: 650 },
      easeInDays: 4,
      mustStop: ["lugo"],
    },
  },
];

for (const { query, body } of options) {
  test(`browser and server compute the same plan for ${query}`, async ({ page, request }) => {
    const graph = page.waitForResponse((response) => response.url().endsWith("/graph"));
    // Changes an option first, so that the shown plan is computed in the browser.
    await page.goto(`/planner?${query}&avoid=${body.route === "camino-frances" ? "zubiri" : "borres"}`);
    await interactUntil(page, graph);
    await page
      .getByRole("button", { name: /^Remove / })
      .last()
      .click();
    const answer = await request.post("/api/planner", { data: body });
    const plan = (await answer.json()) as AnsweredPlan;
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(new RegExp(`^${plan.totals.days} days`));
    const shown = page.locator("main ol > li");
    await expect(shown).toHaveCount(plan.days.length);
    const names = new Map<string, string>(
      (
        (await (await request.get(`/api/routes/${body.route}`)).json()) as { towns: { slug: string; name: string }[] }
      ).towns.map(({ slug, name }) => [slug, name]),
    );
    // The number of days may have been the same before.
    await expect(shown).toContainText(plan.days.map(({ to }) => names.get(to) ?? to));
  });
}
