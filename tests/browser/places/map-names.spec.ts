import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

/** Pages with server-rendered maps. */
const paths = [
  "/planner?route=camino-frances",
  "/es/camino-portugues",
  "/camino-de-madrid",
  "/camino-frances/burgos",
  "/town",
  "/route",
];

for (const [width, height] of [
  [320, 568],
  [390, 844],
] as const) {
  test(`labels on drawn maps are legible on a screen of ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    for (const path of paths) {
      await page.goto(path, { waitUntil: "networkidle" });
      for (const drawing of ["route-map", "elevation-profile"]) {
        const names = await page.locator(`figure.${drawing} svg text`).evaluateAll((all) =>
          all
            .filter((name) => name.getClientRects().length > 0)
            .map((name) => {
              const { left, top, right, bottom } = name.getBoundingClientRect();
              const shown = (name as SVGTextElement).getScreenCTM();
              const size = Number.parseFloat(getComputedStyle(name).fontSize) * (shown?.a ?? 0);
              const isCut = left < 0 || right > innerWidth;
              return { text: name.textContent, size, isCut, left, top, right, bottom };
            }),
        );
        const buttons = await page.locator(`.open-map__opener button, .${drawing}__buttons button`).evaluateAll((all) =>
          all.map((button) => {
            const { left, top, right, bottom } = button.getBoundingClientRect();
            return { left, top, right, bottom };
          }),
        );
        if (drawing === "route-map") expect(names.length, path).toBeGreaterThan(1);
        for (const [index, name] of names.entries()) {
          expect.soft(name.size, `${path}: ${name.text}`).toBeGreaterThan(10);
          expect.soft(name.isCut, `${path}: ${name.text} is cut off`).toBe(false);
          // Text boxes are higher than the glyphs in them.
          const over = names.slice(index + 1).filter((other) => {
            const across = Math.min(name.right, other.right) - Math.max(name.left, other.left);
            const down = Math.min(name.bottom, other.bottom) - Math.max(name.top, other.top);
            return across > 1 && down > 0.45 * name.size;
          });
          expect.soft(over, `${path}: over ${name.text}`).toEqual([]);
          const under = buttons.filter(
            ({ left, top, right, bottom }) =>
              name.left < right && name.right > left && name.top < bottom - 2 && name.bottom > top + 2,
          );
          expect.soft(under, `${path}: ${name.text} under a button`).toEqual([]);
        }
      }
    }
  });
}

test("labels on the map of a town have their usual size in a column of a wide screen", async ({ page }) => {
  await page.goto("/camino-frances/burgos");
  const sizes = await page
    .locator("figure.route-map svg text")
    .evaluateAll((all) =>
      all
        .filter((name) => name.getClientRects().length > 0)
        .map((name) => Number.parseFloat(getComputedStyle(name).fontSize) * (name as SVGTextElement).getScreenCTM()!.a),
    );
  expect(sizes.length).toBeGreaterThan(1);
  expect(Math.max(...sizes)).toBeLessThan(18);
  expect(Math.min(...sizes)).toBeGreaterThan(10);
});
