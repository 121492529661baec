import { expect, type Page } from "@playwright/test";
import { hydratePage } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

/** Follows a link within the site. @returns how many view transitions were started */
async function transitionsOf(page: Page): Promise<number> {
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    let count = 0;
    document.startViewTransition = (change) => {
      count += 1;
      document.body.dataset["transitions"] = String(count);
      return start(change);
    };
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await hydratePage(page);
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeFocused();
  return page.evaluate(() => Number(document.body.dataset["transitions"] ?? 0));
}

test("pages cross-fade", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  expect(await transitionsOf(page)).toBe(1);
});

test("nothing moves with reduced motion", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "reduce" });
  expect(await transitionsOf(page)).toBe(0);
});

test("a page can be clicked while the previous one still fades out", async ({ page }) => {
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.goto("/", { waitUntil: "networkidle" });
  await hydratePage(page);
  await page.evaluate(() => {
    const slow = new CSSStyleSheet();
    slow.replaceSync(
      "::view-transition-old(root), ::view-transition-new(root) { animation-duration: 600s !important }",
    );
    document.adoptedStyleSheets.push(slow);
  });
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeFocused();
  const fading = () =>
    page.evaluate(() =>
      document
        .getAnimations()
        .flatMap(({ effect }) => (effect instanceof KeyframeEffect ? [effect.pseudoElement] : [])),
    );
  await expect.poll(fading).toContain("::view-transition-old(root)");
  const box = await page.getByRole("heading", { level: 1 }).boundingBox();
  if (!box) throw new Error("the page has no heading");
  const pressed = await page.evaluate(({ x, y }) => document.elementFromPoint(x, y)?.tagName, {
    x: box.x + box.width / 2,
    y: box.y + box.height / 2,
  });
  expect(pressed).toBe("H1");
  await page.getByRole("banner").getByRole("link").first().click();
  await expect(page).toHaveURL("/");
});

test("a new page starts at its top, and Back restores the scroll position", async ({ page }) => {
  await page.goto("/", { waitUntil: "networkidle" });
  const link = page.getByRole("link", { name: "Credits and licences" });
  await link.scrollIntoViewIfNeeded();
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(300);
  await link.click();
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeFocused();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  // The page is loaded again, perhaps while it is asked.
  await expect.poll(() => page.evaluate(() => window.scrollY).catch(() => -1)).toBeCloseTo(before, -2);
});

test("resizing the window in the middle of a transition causes no error", async ({ page }) => {
  const failures: string[] = [];
  page.on("pageerror", ({ message }) => failures.push(message));
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await page.addInitScript(() => {
    const start = document.startViewTransition.bind(document);
    document.startViewTransition = (change) => {
      const transition = start(change);
      // As when a browser skips a transition.
      transition.skipTransition();
      return transition;
    };
  });
  await page.goto("/", { waitUntil: "networkidle" });
  await hydratePage(page);
  await page.getByRole("link", { name: "Credits and licences" }).click();
  await page.setViewportSize({ width: 800, height: 500 });
  await expect(page.getByRole("heading", { level: 1, name: "Credits and licences" })).toBeFocused();
  await page.waitForTimeout(500);
  expect(failures).toEqual([]);
});
