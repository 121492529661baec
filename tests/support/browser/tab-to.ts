import { expect, type Locator, type Page } from "@playwright/test";

/** Presses Tab until something has the focus, as somebody does who uses no pointer. @throws when it is not among the next ones */
export async function tabTo(page: Page, wanted: Locator, most = 60): Promise<void> {
  await expect(wanted).toBeVisible();
  for (let presses = 0; presses < most; presses += 1) {
    await page.keyboard.press("Tab");
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`Tab does not lead to ${wanted.toString()}.`);
}
