import { XMLParser } from "fast-xml-parser";
import { expect, it } from "vitest";

import { sitemapIndexOf, sitemapOf } from "./sitemap-entries.ts";

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ["url", "sitemap", "xhtml:link"].includes(name),
});

it("names each page in each language with all its translations", async () => {
  const { urlset } = parser.parse(await sitemapOf("https://vieira.example", ["/", "/camino-a&b"]));
  expect(urlset.url.map(({ loc }: { loc: string }) => loc)).toEqual([
    "https://vieira.example/",
    "https://vieira.example/es",
    "https://vieira.example/camino-a&b",
    "https://vieira.example/es/camino-a&b",
  ]);
  expect(
    urlset.url[1]["xhtml:link"].map((link: Record<string, string>) => [link["@_hreflang"], link["@_href"]]),
  ).toEqual([
    ["en", "https://vieira.example/"],
    ["es", "https://vieira.example/es"],
    ["x-default", "https://vieira.example/"],
  ]);
});

it("lists the sitemaps by their full addresses", () => {
  const { sitemapindex } = parser.parse(sitemapIndexOf("https://vieira.example", ["/sitemap-routes.xml"]));
  expect(sitemapindex.sitemap).toEqual([{ loc: "https://vieira.example/sitemap-routes.xml" }]);
});
