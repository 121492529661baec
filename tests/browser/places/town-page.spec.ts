import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

test("shows the position of the town and what comes next", async ({ page }) => {
  await page.goto("/camino-frances/o-cebreiro");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("O Cebreiro");
  await expect(page.getByText("151.6", { exact: true })).toBeVisible();
  const ahead = page.getByRole("region", { name: "Next along the route" });
  await expect(ahead).toContainText(/Pharmacy\s*Triacastela\s*20\.7/);
  await expect(ahead).toContainText("Bring cash.");
  const neighbours = page.getByRole("region", { name: "Before and after" });
  await expect(neighbours).toContainText(/La Laguna de Castilla\s*2\.3\skm on foot, 50\smin\s*135\sm up/);
  await neighbours.getByRole("link", { name: "Liñares" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Liñares");
  await expect(page.getByRole("slider")).toHaveAttribute("aria-valuetext", /Liñares/);
});

test("shows unknown facts as unknown, never as missing", async ({ page }) => {
  await page.goto("/camino-frances/o-cebreiro");
  const services = page.getByRole("region", { name: "Services", exact: true });
  await expect(services).toContainText("No data: pharmacy, doctor or clinic, train. They may still exist.");
  await expect(services).not.toContainText(/\bno\b/i);
  const drawn = (item: Element) => Number.parseFloat(getComputedStyle(item, "::before").width);
  expect(await services.getByRole("listitem").first().evaluate(drawn)).toBeGreaterThanOrEqual(20);
});

test("filters places to stay by type, amenity and night", async ({ page }) => {
  await page.goto("/camino-frances/sarria");
  const rows = page.getByRole("region", { name: "Where to sleep" }).getByRole("listitem");
  await expect(rows).toHaveCount(20);
  await page.getByLabel("Type").selectOption({ label: "Guesthouse" });
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(/type=pension/);
  await expect(page.getByText(/^\d+ of 20 places to stay$/)).toBeVisible();
  await page.getByRole("link", { name: "Show all" }).click();
  await expect(rows).toHaveCount(20);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("on a phone the profile shows its text as a plain label instead of a bubble", async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto("/camino-primitivo/lugo");
    await expect(page.locator(".elevation-profile__bubble-text")).toHaveText(/^Lugo, 457\sm$/);
    await expect(page.locator(".elevation-profile__bubble")).toBeHidden();
  });

  test("descriptions of towns and routes are in the language of the page, marked as written by Vieira", async ({
    page,
  }) => {
    await page.goto("/camino-frances/najera");
    await expect(page.getByText("Once seat of the kings of Navarre")).toBeVisible();
    // The sentences about the town itself, and their mark below them; those of sights have marks of their own.
    await expect(page.getByText("Once seat of the kings of Navarre").locator("..")).toContainText(
      "Written by Vieira, November 2026",
    );
    await expect(page.getByText("people live here (2017)")).toBeVisible();
    await page.goto("/es/camino-frances/najera");
    await expect(page.getByText("Antigua sede de los reyes de Navarra")).toBeVisible();
    await expect(page.getByText("Once seat of the kings of Navarre")).toBeHidden();
    await page.goto("/es/camino-primitivo");
    await expect(page.getByText("Con niebla o nieve no vayas por los Hospitales")).toBeVisible();
  });

  test("the filters are a plain form", async ({ page }) => {
    await page.goto("/es/camino-frances/sarria");
    await page.getByLabel("Abierto el").fill("2027-01-10");
    await page.getByRole("button", { name: "Mostrar" }).click();
    const houses = page.getByRole("region", { name: "Dónde dormir" });
    await expect(houses.getByText("Temporada desconocida").first()).toBeVisible();
    await expect(houses).toContainText(/\d+ de 20 alojamientos/);
    expect(await houses.getByRole("listitem").count()).toBeLessThan(20);
  });
});

test("invalid parameters do not break the page", async ({ page }) => {
  const answer = await page.goto("/camino-frances/sarria?type=castle&amenity=moat&openOn=2027-02-30&kind=x");
  expect(answer?.status()).toBe(200);
  await expect(page.getByRole("region", { name: "Where to sleep" }).getByRole("listitem")).toHaveCount(20);
});

test("a town without places to stay says where the next bed is", async ({ page }) => {
  await page.goto("/camino-frances/san-xil");
  const sleep = page.getByRole("region", { name: "Where to sleep" });
  await expect(sleep).toContainText("No places to stay are known here.");
  await expect(sleep.getByRole("link")).toHaveText(/^The next known places to stay are in .+, \d+\.\d\skm ahead\.$/);
});

test("offers plans that start or end here", async ({ page }) => {
  await page.goto("/camino-frances/leon");
  await expect(page.getByRole("link", { name: "Plan from here" })).toHaveAttribute(
    "href",
    "/planner?route=camino-frances&from=leon",
  );
  await expect(page.getByRole("link", { name: "Plan to here" })).toHaveAttribute(
    "href",
    "/planner?route=camino-frances&to=leon",
  );
  const first = await page.request.get("/camino-frances/saint-jean-pied-de-port");
  expect(await first.text()).not.toContain("Plan to here");
});

test("a town on several routes has one canonical page", async ({ request }) => {
  const html = await (await request.get("/camino-primitivo/santiago-de-compostela")).text();
  expect(html).toMatch(/<link rel="canonical" href="[^"]+\/camino-frances\/santiago-de-compostela"/);
  const others = /Other routes through here<\/h2>(.*?)<\/ul>/s.exec(html)?.[1];
  expect(others).toMatch(/<a [^>]*href="\/camino-frances\/santiago-de-compostela">Camino Francés<\/a>/);
});

test("answers 404 to unknown towns, and to towns of another route", async ({ request }) => {
  for (const path of [
    "/camino-frances/nowhere",
    "/camino-ingles/leon",
    "/camino-nowhere/leon",
    "/nothing/leon",
    "/es/camino-frances/%3Cb%3E",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text(), path).toMatch(/<p [^>]*>404<\/p>/);
  }
});

test("explains how many places to stay lists and plans count, where the numbers differ", async ({ page, request }) => {
  const answer = await request.get("/api/towns?q=palas-de-rei");
  const { houses } = (await answer.json()).data.find(({ slug }: { slug: string }) => slug === "palas-de-rei");
  await page.goto("/camino-frances/palas-de-rei");
  const stay = page.getByRole("region", { name: "Where to sleep" });
  const named = await stay.getByRole("listitem").count();
  expect(named).not.toBe(houses);
  await expect(stay.getByText(`Lists and plans count ${houses}:`)).toBeVisible();
  // The next town's list names all that is counted.
  await page.goto("/camino-frances/o-cebreiro");
  await expect(stay.getByRole("listitem").first()).toBeVisible();
  await expect(stay.getByText("Lists and plans count")).toHaveCount(0);
});

test("prepares the elevation profile on a phone before it is scrolled into view", async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ["/camino-frances", "/camino-frances/o-cebreiro"]) {
    await page.goto(path);
    const chart = page.getByRole("img", { name: /^Elevation profile/ });
    await page.mouse.wheel(0, 400);
    const drawn = () => chart.evaluate((svg: SVGSVGElement) => svg.viewBox.baseVal.width / svg.clientWidth);
    await expect.poll(drawn, { message: path }).toBeCloseTo(1, 1);
  }
});
