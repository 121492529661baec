import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";

const house = "/camino-frances/orisson/auberge-borda-orisson";

test("shows the known facts with their reliability and date", async ({ page }) => {
  await page.goto(house);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Auberge Borda");
  await expect(page.getByText("5 of 14 facts")).toBeVisible();
  const known = page.getByRole("region", { name: "What we know" });
  await expect(known).toContainText(/Rooms\s*Dormitory/);
  await expect(known).toContainText(/Price per night\s*unknown/);
  await known.getByText("Rooms: reliable").click();
  await expect(known.locator("details[open]")).toContainText("Source: De Calixtinus, as of 2023");
  await expect(page.getByRole("region", { name: "Amenities" })).toContainText("Bed linen");
});

test("links to telephone, mail, map and website", async ({ page }) => {
  await page.goto("/camino-frances/belorado/albergue-pension-caminante-belorado");
  const called = page.getByRole("link", { name: /^Call .*: \+34 656 873 927$/ });
  await expect(called).toHaveAttribute("href", "tel:+34656873927");
  await expect(page.getByRole("link", { name: /^Send a text message to / })).toHaveAttribute(
    "href",
    "sms:+34656873927",
  );
  await expect(page.getByRole("link", { name: /^Open .* in my map app$/ })).toHaveAttribute("href", /^geo:/);
  await expect(page.getByRole("link", { name: /^Search the web for / })).toBeVisible();
  await expect(page.getByText("No number known")).toHaveCount(0);
});

test("asks for a missing telephone number in one field", async ({ page }) => {
  await page.goto(house);
  await page.getByText("No number known. Add a number").click();
  await page.getByLabel("Phone number of Auberge Borda").fill("call me");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("This is not a valid phone number.")).toBeVisible();
  await page.getByLabel("Phone number of Auberge Borda").fill("+33 6 00 00 00 00");
  await page.getByRole("button", { name: "Send", exact: true }).click();
  await expect(page.getByText("Thank you. We check the number before it is shown.")).toBeVisible();
});

test("redirects from a former address of the place", async ({ request }) => {
  const answer = await request.get("/es/camino-frances/akerreta/hotel-akerreta");
  expect(answer.status()).toBe(200);
  expect(answer.url()).toMatch(/\/es\/camino-frances\/akerreta\/akerreta-hotel$/);
});

test("a closed place says so first and offers no plan", async ({ page }) => {
  await page.goto("/camino-frances/zariquiegui/albergue-san-andres-zariquiegui");
  await expect(page.getByText("This place is temporarily closed.")).toBeVisible();
  await expect(page.getByRole("link", { name: "Plan to here" })).toHaveCount(0);
  await page.getByRole("link", { name: "All places to stay in Zariquiegui" }).click();
  await expect(page.getByRole("listitem").filter({ hasText: "San Andrés" })).toContainText("Temporarily closed");
});

test("shows the season, and whether it should be confirmed", async ({ page }) => {
  await page.goto("/es/camino-frances/huntto");
  await page.getByRole("link", { name: "Gite Kayola" }).click();
  await expect(page.getByRole("region", { name: "Lo que sabemos" })).toContainText(
    "desde el 1 de abril hasta el 15 de octubre",
  );
});

test("copies the link", async ({ page, context }) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(house);
  await page.getByRole("button", { name: "Copy link" }).click();
  await expect(page.getByRole("button", { name: "Link copied" })).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(new RegExp(`${house}$`));
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("sharing uses plain links", async ({ page }) => {
    await page.goto(house);
    const whatsapp = await page.getByRole("link", { name: "WhatsApp" }).getAttribute("href");
    expect(new URL(whatsapp ?? "").searchParams.get("text")).toContain(house);
    await expect(page.getByRole("link", { name: "Facebook" })).toHaveAttribute(
      "href",
      /^https:\/\/www\.facebook\.com\/sharer/,
    );
    await expect(page.getByRole("button", { name: "Copy link" })).toBeHidden();
    await page.getByText("Type: reliable").click();
    await expect(page.getByText(/Source: De Calixtinus/).first()).toBeVisible();
  });
});

test("contains structured data of a lodging for crawlers", async ({ request }) => {
  const html = await (await request.get(house)).text();
  expect(html).toContain("<title>Auberge Borda, Orisson");
  const [, data] = /<script type="application\/ld\+json">(.*?)<\/script>/s.exec(html) ?? [];
  expect(JSON.parse(data ?? "")).toMatchObject({
    "@type": "Hostel",
    name: "Auberge Borda",
    geo: { latitude: 43.1014 },
  });
});

test("answers 404 to unknown places, and to places under another town", async ({ request }) => {
  for (const path of [
    "/camino-frances/orisson/nothing",
    "/camino-frances/leon/auberge-borda-orisson",
    "/camino-ingles/orisson/auberge-borda-orisson",
  ]) {
    const answer = await request.get(path);
    expect(answer.status(), path).toBe(404);
    expect(await answer.text()).toContain(`Page not found: ${path}`);
  }
});
