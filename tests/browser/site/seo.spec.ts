import { expect } from "@playwright/test";
import { XMLParser } from "fast-xml-parser";
import { test } from "#tests/support/browser/browser-test.ts";
import { createAccount } from "#tests/support/browser/test-user.ts";

const parser = new XMLParser({ isArray: (name) => ["url", "sitemap"].includes(name) });
const locations = (entries: { loc: string }[]) => entries.map(({ loc }) => loc);

test("the sitemaps list every page once in each language, and a sample of the pages answers 200", async ({
  request,
}) => {
  const { sitemapindex } = parser.parse(await (await request.get("/sitemap.xml")).text());
  expect(sitemapindex.sitemap).toHaveLength(3);
  const all: string[] = [];
  for (const { loc } of sitemapindex.sitemap) {
    const { urlset } = parser.parse(await (await request.get(new URL(loc).pathname)).text());
    all.push(...locations(urlset.url));
  }
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBeGreaterThan(8_000);
  const paths = all.map((address) => new URL(address).pathname);
  expect(paths).toEqual(expect.arrayContaining(["/", "/es", "/town", "/camino-frances", "/es/camino-frances/burgos"]));
  const sample = paths.filter((_, index) => index < 40 || index % 900 === 0);
  for (const path of sample) expect((await request.get(path)).status(), path).toBe(200);
});

test("robots.txt excludes private pages", async ({ request }) => {
  const text = await (await request.get("/robots.txt")).text();
  expect(text).toContain("Disallow: /administration");
  // A crawler must fetch a shared plan to read its noindex.
  expect(text).not.toContain("Disallow: /plans");
  expect(text).toContain("Allow: /api/plans");
  expect(text).toMatch(/Sitemap: http.*\/sitemap\.xml/);
});

test("every language has its web app manifest", async ({ request }) => {
  for (const [path, lang, start] of [
    ["/", "en", "/today"],
    ["/es", "es", "/es/today"],
  ] as const) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /<link rel="manifest" href="([^"]+)"/.exec(html) ?? [];
    const answer = await request.get(address);
    expect(answer.headers()["content-type"]).toContain("application/manifest+json");
    const manifest = await answer.json();
    expect(manifest).toMatchObject({ id: "/", lang, start_url: start, short_name: "Vieira" });
    for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200);
  }
  expect((await request.get("/manifest/xx.webmanifest")).status()).toBe(404);
});

test("every page has an existing preview picture", async ({ request }) => {
  const addresses = new Set<string>();
  for (const path of ["/", "/es/town", "/camino-primitivo"]) {
    const html = await (await request.get(path)).text();
    const [, address = ""] = /<meta property="og:image" content="([^"]+)"/.exec(html) ?? [];
    addresses.add(address);
    const picture = await request.get(new URL(address).pathname);
    expect(picture.headers()["content-type"]).toBe("image/png");
    const bytes = await picture.body();
    // The header of a PNG contains its size.
    expect([bytes.readUInt32BE(16), bytes.readUInt32BE(20)]).toEqual([1200, 630]);
  }
  // Two of the site, in two languages, and one of a route.
  expect(addresses.size).toBe(3);
  expect((await request.get("/og/default.png")).status()).toBe(200);
  expect((await request.get("/og/camino-nowhere.png")).status()).toBe(404);
});

test("Today may be indexed as visitors see it, and not as members do", async ({ request, page }) => {
  const answer = await request.get("/es/today");
  const html = await answer.text();
  expect(answer.headers()["x-robots-tag"]).toBeUndefined();
  expect(html).not.toContain("noindex");
  expect(html).toMatch(/<meta name="description" content="Tu etapa de hoy/);
  await createAccount(page);
  await page.goto("/today");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

test("an unknown page is noindex", async ({ request }) => {
  const answer = await request.get("/nowhere");
  expect(answer.status()).toBe(404);
  expect(await answer.text()).toContain('<meta name="robots" content="noindex"');
});
