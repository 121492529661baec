import { brotliCompressSync } from "node:zlib";
import { expect, type Response } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

test("shows every route with its real length and days", async ({ page }) => {
  await page.goto("/");
  await expect(page).toHaveTitle(/Vieira/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your Camino to Santiago/);
  const cards = page.getByRole("region", { name: "Choose your route" }).getByRole("listitem");
  await expect(cards).toHaveCount(14);
  await expect(cards.filter({ hasText: "Camino Francés" })).toContainText(/765\.8 km.*10,175 m up.*33 days/);
  await expect(cards.filter({ hasText: "Le Puy" })).toContainText(/m up/);
  await expect(page.getByRole("img", { name: /Elevation profile/ })).toContainText("Cruz de Ferro");
});

for (const path of ["/", "/route"]) {
  test(`on ${path} no card is alone in its row, and no row has a gap`, async ({ page }) => {
    await page.goto(path);
    for (const width of [1440, 800]) {
      await page.setViewportSize({ width, height: 900 });
      const rows = await page.locator(".route-cards").evaluate((list) => {
        const all = [...list.children];
        return all.slice(1).map((_, index) => {
          list.replaceChildren(...all.slice(0, index + 2));
          const boxes = [...list.children].map((card) => card.getBoundingClientRect());
          const lefts = Map.groupBy(boxes, ({ top }) => Math.round(top));
          const right = list.getBoundingClientRect().right;
          return [...lefts.values()].map((row) => ({ cards: row.length, gap: right - (row.at(-1)?.right ?? 0) }));
        });
      });
      expect(rows.length).toBe(13);
      for (const row of rows.flat()) expect(row.gap).toBeLessThan(1);
      const lone = rows.flatMap((each) => each.slice(1).filter(({ cards }) => cards === 1));
      expect(lone).toEqual([]);
      if (width === 1440) expect(rows.flat().filter(({ cards }) => cards === 1)).toEqual([]);
    }
  });
}

test("the plan bar passes its options to the planner", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("form", { name: "Plan my walk" });
  await bar.getByLabel("Start in").selectOption({ label: "León" });
  await bar.getByLabel("Start date").fill("2027-05-10");
  await bar.getByLabel("Walking time per day").selectOption("6");
  // The requested address, which the planner may shorten afterwards.
  const asked = page.waitForRequest((request) => new URL(request.url()).pathname.startsWith("/planner"));
  await bar.getByRole("button", { name: "Plan my walk" }).click();
  expect(Object.fromEntries(new URL((await asked).url()).searchParams)).toMatchObject({
    route: "camino-frances",
    from: "leon",
    to: "santiago-de-compostela",
    startDate: "2027-05-10",
    ideal: "6",
    measure: "hours",
  });
});

test("the plan bar derives the start date from days and date of arrival", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("form", { name: "Plan my walk" });
  await bar.getByLabel("Start in").selectOption({ label: "Sarria" });
  await bar.getByLabel("Number of days").fill("6");
  await bar.getByLabel("or arrive on").fill("2027-05-20");
  await bar.getByRole("button", { name: "Plan my walk" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(/^6 days.*arrive 20 May/);
  await expect(page).toHaveURL(/startDate=2027-05-15/);
});

test("choosing another route loads its towns", async ({ page }) => {
  await page.goto("/");
  const bar = page.getByRole("form", { name: "Plan my walk" });
  await bar.getByLabel("Route").selectOption({ label: "Camino Primitivo" });
  await expect(bar.getByLabel("Start in")).toHaveValue("oviedo");
  await expect(bar.getByLabel("Finish in")).toHaveValue("santiago-de-compostela");
  await bar.getByLabel("Start in").selectOption({ label: "Lugo" });
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the plan bar is a plain form", async ({ page }) => {
    await page.goto("/es");
    const bar = page.getByRole("form", { name: "Planificar mi Camino" });
    await bar.getByLabel("Empezar en").selectOption({ label: "Sarria" });
    const asked = page.waitForRequest((request) => new URL(request.url()).pathname === "/es/planner");
    await bar.getByRole("button", { name: "Planificar mi Camino" }).click();
    expect(new URL((await asked).url()).searchParams.get("from")).toBe("sarria");
  });

  test("offers no control that needs a script", async ({ page }) => {
    await page.goto("/");
    await expect(page.getByRole("group", { name: "Colours" })).toBeHidden();
    await expect(page.getByRole("link", { name: "Español" })).toBeVisible();
  });
});

test("a first visit loads little besides its scripts", async ({ page }) => {
  const responses: Response[] = [];
  page.on("response", (response) => responses.push(response));
  await page.goto("/", { waitUntil: "networkidle" });
  // Compressed kilobytes.
  const sizeOf = async (type: string) => {
    const bodies = responses.filter((response) => response.request().resourceType() === type);
    const sizes = await Promise.all(bodies.map(async (one) => brotliCompressSync(await one.body()).length));
    return sizes.reduce((sum, size) => sum + size / 1024, 0);
  };
  expect(await sizeOf("stylesheet")).toBeGreaterThan(0);
  expect(await sizeOf("stylesheet")).toBeLessThan(20);
  expect(await sizeOf("document")).toBeLessThan(40);
});

test("nothing is wider than a phone", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const path of ["/", "/es", "/credits", "/nowhere"]) {
    await page.goto(path);
    const excess = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(excess, path).toBeLessThanOrEqual(0);
  }
});

test("no name of the picture is cut off on phones", async ({ page }) => {
  await page.goto("/");
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    const names = await page
      .getByRole("img", { name: /Elevation profile/ })
      .locator("text:visible")
      .all();
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) await expect(name).toBeInViewport({ ratio: 1 });
  }
});

test("on a phone the button of the plan bar never covers the field with the focus", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/");
  const bar = page.getByRole("form", { name: /Plan/ });
  const fields = await bar.locator("select, input:visible").all();
  expect(fields.length).toBeGreaterThan(6);
  await fields[0]?.focus();
  for (const field of fields) {
    await expect(field).toBeFocused();
    const isCovered = await field.evaluate((box) => {
      const { left, top, width, height } = box.getBoundingClientRect();
      return [0.1, 0.9].some((share) => document.elementFromPoint(left + width / 2, top + height * share) !== box);
    });
    expect.soft(isCovered, await field.getAttribute("name").then(String)).toBe(false);
    // A date has a part for day, month and year.
    const parts = (await field.getAttribute("type")) === "date" ? 4 : 1;
    for (let part = 0; part < parts; part++) {
      if (await field.evaluate((box) => box === document.activeElement)) await page.keyboard.press("Tab");
    }
  }
});
