import { expect, type Page } from "@playwright/test";
import { interactUntil } from "#tests/support/browser/hydrate-page.ts";
import { test } from "#tests/support/browser/browser-test.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";

/** Makes the script of the home page throw when it is rendered in the browser. */
async function breakHomePage(page: Page): Promise<void> {
  await page.route(/\/assets\/home-[\w-]+\.js/, (route) =>
    route.fulfill({
      contentType: "text/javascript",
      body: `export default function Home() { throw new Error("Broken on purpose"); }`,
    }),
  );
}

test("an error in the browser shows the error page without a stack trace", async ({ page }) => {
  await breakHomePage(page);
  await page.goto("/");
  const error = page.getByRole("heading", { level: 1, name: "Internal Server Error" });
  await interactUntil(page, expect(error).toBeVisible());
  await expect(page.getByText("500", { exact: true })).toBeVisible();
  await expect(page.locator("body")).not.toContainText("Broken on purpose");
});

for (const path of ["/routes/camino-atlantis", "/es/routes/camino-atlantis"])
  test(`${path} matches no route and shows an error page`, async ({ request }) => {
    const answer = await request.get(path);
    expect([answer.status(), answer.headers()["content-type"]]).toEqual([404, expect.stringMatching(/^text\/html/)]);
    expect(await answer.text()).toMatch(new RegExp(`<p [^>]*>[^<]+: ${path}<`));
  });

test.describe("crawlers", () => {
  test.use({ userAgent: crawler });

  test("keep the server-rendered page when a script fails", async ({ page }) => {
    await breakHomePage(page);
    await page.goto("/", { waitUntil: "networkidle" });
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(/Your Camino to Santiago/);
    await expect(page.getByRole("region", { name: "Choose your route" }).getByRole("listitem")).toHaveCount(14);
  });

  test("get the true status and little content for an unknown page", async ({ request }) => {
    const response = await request.get("/no/such/page", { headers: { "User-Agent": crawler } });
    expect(response.status()).toBe(404);
    const html = await response.text();
    expect(html).toContain("<h1>404 Page Not Found</h1>");
    expect(html.length).toBeLessThan(400);
    expect(html).not.toContain("<script");
  });
});

test("people get the complete error page even when a crawler requests the same address at the same time", async ({
  request,
}) => {
  const [person, robot] = await Promise.all([
    request.get("/no/such/place"),
    request.get("/no/such/place", { headers: { "User-Agent": crawler } }),
  ]);
  expect(person.status()).toBe(404);
  expect(await person.text()).toContain("Page not found: /no/such/place");
  expect((await robot.text()).length).toBeLessThan(400);
});

for (const [method, address, status] of [
  ["POST", "/today", 405],
  ["PUT", "/plans", 405],
  ["POST", "/es/planner", 405],
  ["POST", "/es", 405],
  ["GET", "/es/%E0%A4%A", 400],
] as const)
  test(`${method} ${address} gets an error page in the reader’s language`, async ({ request, baseURL }) => {
    const headers = { Accept: "text/html", "Accept-Language": "es", Origin: baseURL ?? "" };
    const answer = await request.fetch(address, { method, headers });
    const html = await answer.text();
    expect(answer.status()).toBe(status);
    expect(html).toContain('<html lang="es"');
    expect(html).toMatch(/<h1[^>]*>Petición rechazada</);
    expect(html).toMatch(/<header/);
  });

test("a form of another site is refused with an error page", async ({ request }) => {
  const headers = { Accept: "text/html", "Accept-Language": "es", Origin: "https://other.example" };
  for (const address of ["/today", "/administration/audit", "/es/login"]) {
    const answer = await request.post(address, { headers, form: { a: "1" } });
    const html = await answer.text();
    expect([answer.status(), html.includes('<html lang="es"')], address).toEqual([403, true]);
    expect(html).toMatch(/<h1[^>]*>Petición rechazada</);
  }
});

test("a misspelt address offers the pages with the nearest names", async ({ request }) => {
  for (const [address, asked] of [
    ["/camino-frances/burgoss", "Did you mean:"],
    ["/es/camino-frances/burgoss", "Quizá buscabas:"],
    ["/somewhere/burgoss", "Did you mean:"],
  ] as const) {
    const answer = await request.get(address);
    expect(answer.status()).toBe(404);
    const offers = new RegExp(`<nav aria-label="${asked}".*?</nav>`, "s").exec(await answer.text())?.[0];
    expect(offers, address).toMatch(/<a [^>]*href="[^"]*burgos">Burgos<\/a>/);
  }
});

test("development pages are missing from the production build", async ({ request }) => {
  expect((await request.get("/boom")).status()).toBe(404);
  expect((await request.get("/states")).status()).toBe(404);
});

test("a HEAD request does not put an empty page into the cache", async ({ request }) => {
  const address = "/credits?asked=head-first";
  expect((await request.head(address)).status()).toBe(200);
  expect(await (await request.get(address)).text()).toContain("De Calixtinus");
});

test("every response has the security headers", async ({ request }) => {
  for (const path of ["/", "/nowhere", "/api/health", "/favicon.svg"]) {
    const headers = (await request.get(path)).headers();
    expect(headers, path).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "DENY",
      "cross-origin-opener-policy": "same-origin",
      "cross-origin-resource-policy": "same-origin",
      "referrer-policy": "strict-origin-when-cross-origin",
    });
    expect(headers["permissions-policy"]).toContain("geolocation=(self)");
    expect(headers["content-security-policy"], path).not.toContain("unsafe");
    // This server is reached by http: HSTS would lock people out.
    expect(headers).not.toHaveProperty("strict-transport-security");
  }
});
