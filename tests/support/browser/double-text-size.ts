import type { Page } from "@playwright/test";

/** Shows a page at 200 % text size, as a browser setting would. */
export async function doubleTextSize(page: Page): Promise<void> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(large);
  });
}
