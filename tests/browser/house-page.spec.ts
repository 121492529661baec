import { expect } from "@playwright/test";
import { test } from "#tests/support/browser-test.ts";

const house = "/camino-frances/orisson/auberge-borda-orisson";

test("a house says what is known, how sure and since when", async ({ page }) => {
  await page.goto(house);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Borda Hostel");
  await expect(page.getByText("5 of 14 facts")).toBeVisible();
  const known = page.getByRole("region", { name: "What we know" });
  await expect(known).toContainText(/Rooms\s*Dormitory/);
  await expect(known).toContainText(/Price a night\s*not known/);
  await known.getByText("Rooms: sure").click();
  await expect(known.locator("details[open]")).toContainText("Source: De Calixtinus, as of November 2026");
  await expect(page.getByRole("region", { name: "What there is" })).toContainText("Bed linen");
});

test("a closed house says so first and offers no plan", async ({ page }) => {
  await page.goto("/camino-frances/zariquiegui/albergue-san-andres-zariquiegui");
  await expect(page.getByText("This house is closed for now.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan to here" })).toHaveCount(0);
  await page.getByRole("link", { name: "All houses in Zariquiegui" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "San Andrés" })).toContainText("Closed for now");
});

test("a season is written out, and whether to confirm it", async ({ page }) => {
  await page.goto("/es/camino-frances/huntto");
  await page.getByRole("link", { name: "Gite Kayola" }).click();
  await expect(page.getByRole("region", { name: "Lo que sabemos" })).toContainText("del 1 de abril al 15 de octubre");
});

test("the link is copied", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(house);
  await page.getByRole("button", { name: "Copy the link" }).click();
  await expect(page.getByRole("button", { name: "The link is copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${house}$`));
});

test.describe("without a script", () => {
  test.use({ javaScriptEnabled: false });

  test("sharing is plain links", async ({ page }) => {
    await page.goto(house);
    const whatsapp = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    expect(new URL(whatsapp ?? "").searchParams.get("text")).toContain(house);
    await expect(page.getByRole("link", { name: "Facebook" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.facebook\.com\/sharer/,
    );
    await expect(page.getByRole("button", { name: "Copy the link" })).toBeHidden();
    await page.getByText("Kind: sure").click();
    await expect(page.getByText(/Source: De Calixtinus/).first()).toBeVisible();
  });
});

test("crawlers read a lodging", async ({ page }) => {
  await page.goto(house);
  await expect(page).toHaveTitle(/^Borda Hostel, Orisson/);
  const blocks = await page.locator("script[type='application/ld+json']").allTextContents();
  expect(JSON.parse(blocks[0] ?? "")).toMatchObject({
    "@type": "Hostel",
    name: "Borda Hostel",
    geo: { latitude: 43.1014 },
  });
});

test("houses that do not exist or stand elsewhere are not found", async ({ page }) => {
  for (const path of [
    "/camino-frances/orisson/nothing",
    "/camino-frances/leon/auberge-borda-orisson",
    "/camino-ingles/orisson/auberge-borda-orisson",
  ]) {
    const answer = await page.goto(path);
    expect(answer?.status(), path).toBe(404);
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
  }
});
