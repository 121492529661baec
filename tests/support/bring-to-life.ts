import type { Page } from "@playwright/test";

/** Turns to a page that may sleep, and waits until React has taken it over. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}
