import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { describe, expect, it } from "vitest";
import { compressResponse } from "./compress-response.ts";

const long = "A plan of many days. ".repeat(500);
const ask = (coding: string, method = "GET") =>
  new Request("http://localhost/plans", { method, headers: { "Accept-Encoding": coding } });
const page = (headers: Record<string, string> = {}, body = long) =>
  new Response(body, { headers: { "Content-Type": "text/html; charset=utf-8", ...headers } });

describe("compression of a personal response", () => {
  it.each([
    ["gzip", gunzipSync],
    ["br", brotliDecompressSync],
  ] as const)("works with %s", async (coding, decode) => {
    const answer = await compressResponse(ask(coding), page({ "Set-Cookie": "a=1", "Content-Length": "1" }));
    expect(answer.headers.get("Content-Encoding")).toBe(coding);
    expect(answer.headers.get("Vary")).toBe("Accept-Encoding");
    expect(answer.headers.get("Set-Cookie")).toBe("a=1");
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect(bytes.byteLength).toBeLessThan(long.length / 10);
    expect(decode(bytes).toString()).toBe(long);
  });

  it.each([
    ["the client takes none", ask("identity"), page()],
    ["it is coded already", ask("gzip"), page({ "Content-Encoding": "br" })],
    ["it is a picture", ask("gzip"), page({ "Content-Type": "image/avif" })],
    ["only its head is asked for", ask("gzip", "HEAD"), page()],
    ["it is short", ask("gzip"), page({}, "short")],
    ["nobody may change it", ask("gzip"), page({ "Cache-Control": "no-transform" })],
  ])("is skipped when %s", async (_, request, response) => {
    const before = response.headers.get("Content-Encoding");
    expect((await compressResponse(request, response)).headers.get("Content-Encoding")).toBe(before);
  });
});
