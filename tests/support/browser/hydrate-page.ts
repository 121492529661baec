import type { Page } from "@playwright/test";

/** Moves the pointer over a page, which starts lazy loading and hydration, until a promise is fulfilled. @returns its result */
export async function interactUntil<Result>(page: Page, until: Promise<Result>): Promise<Result> {
  const isPending = Symbol("pending");
  const pause = () => new Promise<typeof isPending>((resolve) => setTimeout(resolve, 100, isPending));
  for (let x = 3; ; x = 8 - x) {
    await page.mouse.move(x, x);
    const result = await Promise.race([until, pause()]);
    if (result !== isPending) return result;
  }
}

const mainIsHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });

/** Interacts with a page that may hydrate lazily, and waits until React has hydrated it. */
export async function hydratePage(page: Page): Promise<void> {
  await interactUntil(page, mainIsHydrated(page));
  await settle(page);
}

/** As `hydratePage`, for a page whose hydration has been started already, for example by a key. */
export async function waitForHydration(page: Page): Promise<void> {
  await mainIsHydrated(page);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}
