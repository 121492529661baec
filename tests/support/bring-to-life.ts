import type { Page } from "@playwright/test";

/** Turns to a page that may sleep, and waits until it has come to life. */
export async function bringToLife(page: Page): Promise<void> {
  await page.mouse.move(3, 3);
  await page.mouse.move(5, 5);
  await page.waitForLoadState("networkidle");
}
