import { Hono } from "hono";
import { expect, it } from "vitest";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { requestId } from "./request-id.ts";
import { securityHeaders } from "./security-headers.ts";

it("adds headers without recreating the response", async () => {
  const answer = new Response("A page of 200,000 letters", { headers: { "Referrer-Policy": "no-referrer" } });
  const app = new Hono<ApiEnvironment>()
    .use(requestId(false))
    .use(securityHeaders({ https: true, withoutDefaultPolicy: false }))
    .get("/", () => answer);
  expect(await app.request("/")).toBe(answer);
  expect(Object.fromEntries(answer.headers)).toMatchObject({
    "content-security-policy": "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    "referrer-policy": "no-referrer",
    "strict-transport-security": "max-age=31536000; includeSubDomains",
    "x-content-type-options": "nosniff",
    "x-request-id": expect.stringMatching(/^[\da-f-]{36}$/),
  });
});

it("leaves a 304 without them, as the client keeps those of what it has stored", async () => {
  const headers = { ETag: '"a"', "Cache-Control": "no-cache", "Content-Security-Policy": "default-src 'self'" };
  const app = new Hono()
    .use(securityHeaders({ https: true, withoutDefaultPolicy: false }))
    .get("/", () => new Response(null, { status: 304, headers }));
  const answer = await app.request("/");
  expect(Object.fromEntries(answer.headers)).toEqual({ etag: '"a"', "cache-control": "no-cache" });
});
