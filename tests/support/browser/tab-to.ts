import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until an element has the focus. @throws after `most` presses */
export async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}.`);
}
