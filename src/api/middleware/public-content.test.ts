import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { ContentCache } from "#use-cases/content/cache/content-cache.ts";
import { publicContent } from "./public-content.ts";

const content = { revision: async () => "1" } as ContentCache;
let made = 0;
let status: 200 | 404 = 200;
const app = new Hono<ApiEnvironment>();
app.use(async (c, next) => {
  c.set("language", "en");
  await next();
});
app.get("/graph", publicContent(content), async (c) => {
  made += 1;
  await new Promise((resolve) => setTimeout(resolve, 5));
  return c.json({ text: "to Santiago ".repeat(10_000) }, status);
});

it("computes a response once for concurrent requests", async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, async () => app.request("/graph")));
  expect(made).toBe(1);
  const lengths = await Promise.all(answers.map(async (answer) => (await answer.text()).length));
  expect(new Set(lengths)).toEqual(new Set([Number(answers[0]?.headers.get("Content-Length"))]));
});

it("does not cache 404s", async () => {
  status = 404;
  made = 0;
  const answers = await Promise.all([app.request("/graph?page=2"), app.request("/graph?page=2")]);
  expect(answers.map((answer) => answer.status)).toEqual([404, 404]);
  expect(made).toBe(2);
});

it("decompresses a long response only as far as it is read", async () => {
  status = 200;
  const reader = (await app.request("/graph")).body?.getReader();
  const piece = await reader?.read();
  expect(piece?.value?.byteLength).toBeLessThan(100_000);
  await reader?.cancel();
});
