import { type createServer, request as httpRequest, type IncomingHttpHeaders } from "node:http";
import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { Hono } from "hono";
import { createAdaptorServer, type HttpBindings } from "@hono/node-server";
import { afterAll, beforeEach, describe, expect, it } from "vitest";
import { CachedResponse } from "#api/http/cached-response.ts";
import { noteSharedResponse } from "#api/http/shared-responses.ts";
import { limitPipelining } from "./http/listen.ts";
import { formatRequestLine, type RequestLine } from "#server/log/log.ts";
import { ReadyResponses } from "./ready-responses.ts";

const text = "On the way to Santiago. ".repeat(200);
let revision: string | null = "1";
let made = 0;
let bytes = (kept: CachedResponse, coding: "br" | "gzip" | null): Uint8Array | null => kept.bytesIn(coding);
const lines: RequestLine[] = [];
const ready = new ReadyResponses({
  content: { knownRevision: () => revision },
  log: { logResponse: (line) => void lines.push(line) },
  trustsProxy: false,
});
const app = new Hono<{ Bindings: HttpBindings }>();
app.use(async (c, next) => {
  await next();
  ready.store(c.env, c.req.raw, c.res, () => "/:page");
});
app.get("*", async (c) => {
  made += 1;
  const headers = {
    "Content-Type": "text/plain",
    "Content-Security-Policy": "default-src 'none'",
    "X-Request-Id": "one",
  };
  const body = `${text} ${c.req.header("Accept-Language")}`;
  const kept = await CachedResponse.of(new Response(body, { headers }));
  if (c.req.path !== "/own") noteSharedResponse(c.req.raw, { revision: "1", bytesIn: (coding) => bytes(kept, coding) });
  return kept.respond(c.req.raw);
});
const server = createAdaptorServer({ fetch: app.fetch }) as ReturnType<typeof createServer>;
limitPipelining(server, ready);
await once(server.listen(0, "127.0.0.1"), "listening");
const { port } = server.address() as AddressInfo;

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

async function ask(path: string, headers: Record<string, string> = {}, method = "GET"): Promise<Answer> {
  const sent = httpRequest({ port, host: "127.0.0.1", path, method, headers: { "Accept-Encoding": "br", ...headers } });
  const [answer] = (await once(sent.end(), "response")) as [
    NodeJS.ReadableStream & Omit<Answer, "body" | "status"> & { statusCode?: number },
  ];
  const parts: Buffer[] = [];
  for await (const part of answer) parts.push(part as Buffer);
  return { status: answer.statusCode, headers: answer.headers, body: Buffer.concat(parts) };
}

beforeEach(() => {
  revision = "1";
  made = 0;
  lines.length = 0;
});
afterAll(() => {
  server.closeAllConnections();
  server.close();
});

const without = ({ "x-request-id": _, date: __, ...rest }: IncomingHttpHeaders): IncomingHttpHeaders => rest;

describe("a cached complete response", () => {
  it("is computed once, and sent with the same headers, a new request id and a log entry", async () => {
    const first = await ask("/again");
    const second = await ask("/again");
    expect(made).toBe(1);
    expect(second.body.equals(first.body)).toBe(true);
    const { "transfer-encoding": ___, ...ofFirst } = without(first.headers);
    expect(without(second.headers)).toEqual({ ...ofFirst, "content-length": String(first.body.byteLength) });
    expect(second.headers["x-request-id"]).toMatch(/^[\da-f-]{36}$/);
    expect(lines).toEqual([expect.objectContaining({ requestLine: formatRequestLine("GET", "/again"), status: 200 })]);
  });

  it("is 304 for a matching ETag, without the headers that the client has stored", async () => {
    const { headers } = await ask("/known");
    const known = await ask("/known", { "If-None-Match": headers.etag! });
    expect(made).toBe(1);
    expect(known).toMatchObject({ status: 304, headers: { etag: headers.etag } });
    expect(known.body).toHaveLength(0);
    expect(known.headers).not.toHaveProperty("content-type");
    expect(known.headers).not.toHaveProperty("content-encoding");
    expect(known.headers).not.toHaveProperty("content-security-policy");
  });

  it.each([
    ["with a session", { Cookie: "theme=dark; __Host-vieira-session=abc" }],
    ["with credentials", { Authorization: "Bearer abc" }],
    ["for a part", { Range: "bytes=0-3" }],
    ["in another language", { "Accept-Language": "es" }],
    ["in another coding", { "Accept-Encoding": "gzip" }],
    ["who know something else", { "If-None-Match": '"else"' }],
  ])("is bypassed for requests %s", async (name, headers) => {
    const path = `/left-${encodeURIComponent(name)}`;
    await ask(path);
    await ask(path, headers);
    expect(made).toBe(2);
  });

  it("is bypassed for another method, another query, and unknown revisions", async () => {
    await ask("/moved");
    await ask("/moved", {}, "HEAD");
    await ask("/moved?x");
    expect(made).toBe(3);
    for (const each of ["2", null]) {
      revision = each;
      await ask("/moved");
    }
    expect(made).toBe(5);
  });
});

it("is replaced when its compressed bytes have changed", async () => {
  let now: Uint8Array | null = null;
  bytes = (kept) => (now ??= kept.bytesIn("br"));
  await ask("/smaller");
  await ask("/smaller");
  expect(made).toBe(1);
  now = new Uint8Array(8);
  await ask("/smaller");
  expect(made).toBe(2);
  bytes = (kept, coding) => kept.bytesIn(coding);
});

it("is not created for personal responses", async () => {
  await ask("/own");
  await ask("/own");
  expect(made).toBe(2);
});
