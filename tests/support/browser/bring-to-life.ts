import type { Page } from "@playwright/test";

/** Moves the pointer over a page, as somebody does who turns to it, until what waits for that has come. @returns it */
export async function turnTo<Result>(page: Page, until: Promise<Result>): Promise<Result> {
  const isComing = Symbol("coming");
  const pause = () => new Promise<typeof isComing>((resolve) => setTimeout(resolve, 100, isComing));
  for (let x = 3; ; x = 8 - x) {
    await page.mouse.move(x, x);
    const come = await Promise.race([until, pause()]);
    if (come !== isComing) return come;
  }
}

const isAlive = (page: Page) =>
  page.waitForFunction(() => {
    const main = document.querySelector("main");
    return main !== null && Object.keys(main).some((key) => key.startsWith("__reactProps"));
  });

/** Turns to a page that may sleep, and waits until React has taken it over. */
export async function bringToLife(page: Page): Promise<void> {
  await turnTo(page, isAlive(page));
  await settle(page);
}

/** As `bringToLife`, for whoever has turned to the page with the keyboard already. */
export async function untilAlive(page: Page): Promise<void> {
  await isAlive(page);
  await settle(page);
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 200)));
}
