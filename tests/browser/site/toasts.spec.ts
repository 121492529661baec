import { expect, type Locator, type Page } from "@playwright/test";
import { expectAccessible } from "#tests/support/browser/accessibility.ts";
import { test } from "#tests/support/browser/browser-test.ts";
import { collectConsole } from "#tests/support/browser/collect-console.ts";

const house = "/camino-frances/orisson/auberge-borda-orisson";

/** Fails to copy the link of a place to stay. @returns the toast with the error */
async function copyLink(page: Page): Promise<Locator> {
  await page.addInitScript(() => {
    navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
  });
  await page.goto(house);
  await page.getByRole("button", { name: "Copy link" }).click();
  const toast = page.getByRole("alert").filter({ hasText: "Copying failed" });
  await expect(toast).toBeVisible();
  return toast;
}

/** Drags a toast to the right by a part of its width, once its animation has ended. */
async function drag(page: Page, toast: Locator, part: number): Promise<void> {
  await toast.hover();
  await page.waitForTimeout(1_000);
  const box = await toast.boundingBox();
  if (!box) throw new Error("The message is gone.");
  const [x, y] = [box.x + 20, box.y + box.height / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + box.width * part, y, { steps: 8 });
  await page.mouse.up();
}

test("an error toast appears at the bottom left, is announced, and disappears after five seconds", async ({ page }) => {
  const problems: string[] = [];
  collectConsole(page, problems);
  const toast = await copyLink(page);
  await page.waitForTimeout(800);
  const box = await toast.boundingBox();
  expect(box?.x).toBeLessThan(60);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeGreaterThan(780);
  await expect(page.locator(".Toastify")).toHaveAttribute("aria-live", "polite");
  await expectAccessible(page, { within: ".Toastify" });
  await page.mouse.move(700, 100);
  await expect(toast).toHaveCount(0, { timeout: 10_000 });
  expect(problems).toEqual([]);
});

test("a toast is dismissed when dragged by more than 60 % of its width, and otherwise returns", async ({ page }) => {
  const toast = await copyLink(page);
  await drag(page, toast, 0.4);
  await page.waitForTimeout(500);
  await expect(toast).toBeVisible();
  await drag(page, toast, 0.7);
  await expect(toast).toHaveCount(0, { timeout: 4_000 });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });

  for (const path of ["/planner?route=camino-ingles", "/es/planner?route=camino-ingles"]) {
    test(`the planner's slider stays visible below a toast: ${path}`, async ({ page }) => {
      await page.addInitScript(() => {
        navigator.clipboard.writeText = () => Promise.reject(new Error("not allowed"));
      });
      await page.goto(path);
      await page.getByRole("button", { name: /^(Copy link|Copiar enlace)$/ }).tap();
      const toast = page.getByRole("alert").filter({ hasText: /Copying failed|No se pudo copiar/ });
      await expect(toast).toBeVisible();
      await page.waitForTimeout(1_000);
      const [said, bar] = await Promise.all([toast.boundingBox(), page.locator(".planner__bar").boundingBox()]);
      expect((said?.y ?? 0) + (said?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
    });
  }

  test("a toast is dismissed by touch", async ({ page }) => {
    const toast = await copyLink(page);
    await page.waitForTimeout(1_000);
    const box = await toast.boundingBox();
    if (!box) throw new Error("The message is gone.");
    const session = await page.context().newCDPSession(page);
    const [x, y] = [box.x + 20, box.y + box.height / 2];
    const touch = (type: "touchStart" | "touchMove" | "touchEnd", at: number) =>
      session.send("Input.dispatchTouchEvent", { type, touchPoints: type === "touchEnd" ? [] : [{ x: at, y }] });
    await touch("touchStart", x);
    for (let step = 1; step <= 8; step += 1) await touch("touchMove", x + (box.width * 0.75 * step) / 8);
    await touch("touchEnd", x);
    await expect(toast).toHaveCount(0, { timeout: 4_000 });
  });
});

test("a toast is dismissed by keyboard", async ({ page }) => {
  const toast = await copyLink(page);
  await toast.getByRole("button", { name: "Close" }).press("Enter");
  await expect(toast).toHaveCount(0, { timeout: 4_000 });
});
