import { describe, expect, it } from "vitest";
import { forCrawlers } from "./plain-page.ts";

const crawler = "Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)";
const person = "Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36";

const asked = (agent: string, path = "/nowhere") =>
  new Request(`http://localhost${path}`, { headers: { "User-Agent": agent } });
const page = (status: number, type = "text/html; charset=utf-8") =>
  new Response("<main>All of it</main>", { status, headers: { "Content-Type": type } });

describe("errors for crawlers", () => {
  it("keep their status with little content", async () => {
    const missing = forCrawlers(asked(crawler), page(404));
    expect(missing.status).toBe(404);
    expect(await missing.text()).toContain("<h1>404 Page Not Found</h1><p>Page not found: /nowhere</p>");
    const strange = await forCrawlers(asked(crawler, "/<b>&amp;"), page(404)).text();
    expect(strange).toContain("<p>Page not found: /%3Cb%3E&amp;amp;</p>");
    const broken = forCrawlers(asked(crawler), page(500));
    expect(broken.status).toBe(500);
    expect(await broken.text()).toContain("<h1>500 Internal Server Error</h1>");
  });

  it("include Retry-After", async () => {
    const away = page(503);
    away.headers.set("Retry-After", "5");
    const plain = forCrawlers(asked(crawler), away);
    expect([plain.status, plain.headers.get("Retry-After")]).toEqual([503, "5"]);
    expect(await plain.text()).toContain("<h1>503 Service Unavailable</h1>");
  });

  it("are complete pages for people", () => {
    const answer = page(404);
    expect(forCrawlers(asked(person), answer)).toBe(answer);
  });

  it("do not affect other responses", () => {
    const response = page(200);
    expect(forCrawlers(asked(crawler), response)).toBe(response);
    const data = page(404, "application/json");
    expect(forCrawlers(asked(crawler), data)).toBe(data);
  });
});
