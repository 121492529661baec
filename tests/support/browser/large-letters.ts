import type { Page } from "@playwright/test";

/** Shows a page with letters twice as large, as people who see badly set their browser. */
export async function enlargeLetters(page: Page): Promise<void> {
  await page.evaluate(() => {
    const large = new CSSStyleSheet();
    large.replaceSync("html { font-size: 200% !important }");
    document.adoptedStyleSheets.push(large);
  });
}
