import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { RequestHandler } from "../app.ts";
import { serveFiles } from "./static-files.ts";

let directory: string;
let answer: RequestHandler;

beforeAll(async () => {
  directory = await mkdtemp(join(tmpdir(), "vieira-files-"));
  await mkdir(join(directory, "assets"));
  await writeFile(join(directory, "assets/a-0123.js"), "plain");
  await writeFile(join(directory, "assets/a-0123.js.br"), "packed");
  await writeFile(join(directory, "robots.txt"), "User-agent: *");
  await writeFile(join(directory, "service-worker.js"), "worker");
  answer = await serveFiles(directory);
});

afterAll(() => rm(directory, { recursive: true }));

const ask = (path: string, headers: Record<string, string> = {}, method = "GET") =>
  answer(new Request(`http://localhost${path}`, { headers, method }), {
    requestId: "1",
    client: { address: "::1", signal: new AbortController().signal },
  });

it("serves hashed files as immutable, in the client's encoding", async () => {
  const packed = await ask("/assets/a-0123.js", { "Accept-Encoding": "gzip, br" });
  expect(await packed?.text()).toBe("packed");
  expect(packed?.headers.get("Content-Encoding")).toBe("br");
  expect(packed?.headers.get("Content-Type")).toBe("text/javascript");
  expect(packed?.headers.get("Cache-Control")).toContain("immutable");
  expect(await (await ask("/assets/a-0123.js"))?.text()).toBe("plain");
});

it("caches other files for an hour, and then answers 304", async () => {
  const first = await ask("/robots.txt");
  expect(first?.headers.get("Cache-Control")).toBe("public, max-age=3600");
  const tag = first?.headers.get("ETag") ?? "";
  expect((await ask("/robots.txt", { "If-None-Match": tag }))?.status).toBe(304);
});

it("serves the service worker uncached, with a policy limited to this site", async () => {
  const worker = await ask("/service-worker.js");
  expect(worker?.headers.get("Cache-Control")).toBe("no-cache");
  expect(worker?.headers.get("Content-Security-Policy")).toBe("default-src 'none'; connect-src 'self'");
});

it.each(["/", "/assets/../robots.txt.br", "/assets/a-0123.js.br", "/%2e%2e/etc/passwd", "/assets"])(
  "passes %s on to the pages",
  async (path) => {
    expect(await ask(path)).toBeNull();
  },
);

it("passes on requests other than GET and HEAD", async () => {
  expect(await ask("/robots.txt", {}, "POST")).toBeNull();
});
