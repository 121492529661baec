import { expect } from "@playwright/test";

import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { inSpanish, publicPages } from "#tests/support/browser/public-pages.ts";

const sizes = { phone: { width: 390, height: 844 }, desktop: { width: 1440, height: 900 } };

/** Every other page is checked in Spanish: violations seldom depend on the language. */
const inEitherLanguage = (path: string, index: number) => (index % 2 === 0 ? path : inSpanish(path));

for (const [kind, paths] of Object.entries(publicPages)) {
  test(`${kind}: no accessibility violations on phones and desktops, in light and dark`, async ({ page }) => {
    test.slow();
    const violations: string[] = [];
    for (const path of paths.map(inEitherLanguage)) {
      await page.emulateMedia({ colorScheme: "light" });
      await page.goto(path);
      for (const [size, viewport] of Object.entries(sizes)) {
        await page.setViewportSize(viewport);
        for (const colorScheme of ["light", "dark"] as const) {
          await page.emulateMedia({ colorScheme });
          const barriers = await findAccessibilityViolations(page, {
            rules: colorScheme === "light" ? "everything" : "colours",
          });
          violations.push(...barriers.map((barrier) => `${path}, ${size}, ${colorScheme}: ${barrier}`));
        }
      }
    }
    expect(violations).toEqual([]);
  });
}
