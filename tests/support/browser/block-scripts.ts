import type { Page } from "@playwright/test";

/** Blocks the scripts of pages opened from now on, so that they do not hydrate. @returns a function that lets the scripts load */
export async function blockScripts(page: Page): Promise<() => void> {
  let unblock: () => void = () => undefined;
  const unblocked = new Promise<void>((resolve) => (unblock = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await unblocked;
    await route.continue();
  });
  return unblock;
}
