import type { Page } from "@playwright/test";

/** Keeps the pages that are opened next from coming to life. @returns what lets them */
export async function holdScripts(page: Page): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const isLetGo = new Promise<void>((resolve) => (letGo = resolve));
  await page.route("**/assets/*.js", async (route) => {
    await isLetGo;
    await route.continue();
  });
  return letGo;
}
