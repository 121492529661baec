import { expect } from "@playwright/test";

import { findAccessibilityViolations } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/** Nineteen rows, one of which has a style that makes its text too pale. */
const faults = {
  "a word in a colour of its own": ".own p { color: #bbb }",
  "a row on a ground of its own": ".own { background: #555 }",
  "a row seen through": ".own { opacity: 0.4 }",
  "a word of another size": "p { color: #888; font-size: 30px } .own p { font-size: 12px }",
  "a word that is moved onto another's ground":
    ".dark, .own p { position: absolute; top: 30rem; left: 0; margin: 0 } .dark { width: 20rem; height: 5rem; background: #333 }",
  "the only row that is seen": "li:not(.own) { visibility: hidden } p { color: #bbb }",
};

test("finds the single text node of too little contrast among many alike", async ({ page }) => {
  const rows = Array.from({ length: 19 }, (_, index) => `<li class="${index === 14 ? "own" : ""}"><p>Row</p></li>`);
  for (const [name, style] of Object.entries(faults)) {
    await page.setContent(
      `<!doctype html><html lang="en"><title>Rows</title>
      <style>body { background: white; color: black } ${style}</style>
      <main><h1>Rows</h1><div class="dark"></div><ul>${rows.join("")}</ul></main>`,
    );
    expect
      .soft(await findAccessibilityViolations(page, { rules: "colours" }), name)
      .toEqual([expect.stringContaining("color-contrast")]);
  }
});
