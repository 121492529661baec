import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { expect, it } from "vitest";
import { CachedResponse } from "./cached-response.ts";

const text = "On the way to Santiago. ".repeat(2_000);
const headers = { "Content-Type": "text/plain" };
const context = (coding: string): Request =>
  new Request("http://localhost/", { headers: { "Accept-Encoding": coding } });

it("needs a fraction of the memory of its content", async () => {
  const kept = await CachedResponse.of(new Response(text, { headers }));
  expect(kept.size).toBeLessThan(text.length / 10);
});

it("decodes to the same text in every encoding, each with its own ETag", async () => {
  const kept = await CachedResponse.of(new Response(text, { headers }));
  const [plain, gzip, br] = await Promise.all(
    ["identity", "gzip", "br, gzip"].map((coding) => kept.respond(context(coding))),
  );
  const bytes = async (answer: Response | undefined): Promise<Buffer> =>
    Buffer.from(await (answer ?? new Response()).arrayBuffer());
  expect((await bytes(plain)).toString()).toBe(text);
  expect(gunzipSync(await bytes(gzip)).toString()).toBe(text);
  expect(brotliDecompressSync(await bytes(br)).toString()).toBe(text);
  expect([plain, gzip, br].map((answer) => answer?.headers.get("Content-Encoding"))).toEqual([null, "gzip", "br"]);
  expect(new Set([plain, gzip, br].map((answer) => answer?.headers.get("ETag"))).size).toBe(3);
});

it.each(["identity", "gzip", "br"])("holds a long text once for all clients that receive it as %s", async (coding) => {
  const long = Array.from({ length: 30_000 }, (_, index) => `stage ${(index * 7_919) % 30_011}`).join(" ");
  const ask = async (kept: CachedResponse): Promise<Response[]> => [await kept.respond(context(coding))];
  const asked = [
    async (kept: CachedResponse) => (await Promise.all([ask(kept), ask(kept)])).flat(),
    async (kept: CachedResponse) => [...(await ask(kept)), ...(await ask(kept))],
  ];
  for (const askTwice of asked) {
    const answers = await askTwice(await CachedResponse.of(new Response(long, { headers })));
    const pieces = await Promise.all(answers.map(({ body }) => body?.getReader().read()));
    expect(pieces[0]?.value?.buffer).toBe(pieces[1]?.value?.buffer);
  }
  const whole = await (await CachedResponse.of(new Response(long, { headers }))).respond(context("identity"));
  expect(await whole.text()).toBe(long);
});

it.each([text, "short"])("has another ETag with another policy", async (body) => {
  const tagUnder = async (policy: string) => {
    const response = new Response(body, { headers: { ...headers, "Content-Security-Policy": policy } });
    return (await (await CachedResponse.of(response)).respond(context("br"))).headers.get("ETag");
  };
  expect(await tagUnder("default-src 'self'")).toBe(await tagUnder("default-src 'self'"));
  expect(await tagUnder("default-src 'self'")).not.toBe(await tagUnder("default-src 'none'"));
});

it("does not compress short texts", async () => {
  const answer = await (await CachedResponse.of(new Response("short", { headers }))).respond(context("br"));
  expect([answer.headers.get("Content-Encoding"), await answer.text()]).toEqual([null, "short"]);
});

it("is recompressed smaller under a new ETag after many requests, and earlier ETags stay valid", async () => {
  const words = Array.from({ length: 9_000 }, (_, index) => `stage ${(index * 7_919) % 1_009}`).join(" ");
  const kept = await CachedResponse.of(new Response(words, { headers }));
  const first = await kept.respond(context("br"));
  const before = (await first.arrayBuffer()).byteLength;
  const tag = first.headers.get("ETag") ?? "";
  await kept.respond(context("br"));
  await expect
    .poll(async () => (await (await kept.respond(context("br"))).arrayBuffer()).byteLength)
    .toBeLessThan(before);
  const small = await kept.respond(context("br"));
  const smallTag = small.headers.get("ETag") ?? "";
  expect(smallTag).not.toBe(tag);
  expect(brotliDecompressSync(new Uint8Array(await small.arrayBuffer())).toString()).toBe(words);
  for (const known of [tag, smallTag]) {
    const request = new Request("http://localhost/", { headers: { "Accept-Encoding": "br", "If-None-Match": known } });
    expect((await kept.respond(request)).status).toBe(304);
  }
});
