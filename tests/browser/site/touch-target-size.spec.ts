import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

const house = "/es/camino-frances/cirauqui/albergue-cirauqui-casa-maralotx";

/** Stand-alone links, which WCAG 2.5.8 does not exempt as inline. */
const links = [
  { path: "/es/login", within: "form a[href*='forgotten']" },
  { path: "/es/camino-frances/burgos", within: "[aria-labelledby=ahead] dl a" },
  { path: house, within: "[aria-labelledby=near] dl a" },
];

for (const { path, within } of links) {
  test(`link targets on ${path} are large enough for fingers`, async ({ page }) => {
    await page.goto(path);
    const targets = page.locator(within);
    await expect(targets.first()).toBeVisible();
    for (const link of await targets.all()) {
      expect.soft((await link.boundingBox())?.height, (await link.textContent()) ?? "").toBeGreaterThanOrEqual(44);
    }
  });
}
