import { once } from "node:events";
import { readdir, readFile } from "node:fs/promises";
import { connect } from "node:net";
import { join } from "node:path";
import { expect } from "@playwright/test";
import { test } from "#tests/support/browser/browser-test.ts";
import { newDataDir, removeDataDir } from "#tests/support/program/data-dir.ts";
import { freePort } from "#tests/support/program/free-port.ts";
import { runProgram, spawnProgram } from "#tests/support/program/running-program.ts";

let dataDir: string;

test.beforeAll(async () => {
  dataDir = await newDataDir();
});

test.afterAll(() => removeDataDir(dataDir));

async function exitOf(variables: Record<string, string>): Promise<{ code: unknown; output: string }> {
  const { child, output } = spawnProgram(variables);
  const [code] = await once(child, "exit");
  return { code, output: output() };
}

test("starts, locks its data directory, and shuts down in order", async () => {
  test.setTimeout(120_000);
  const program = await runProgram({ DATA_DIR: dataDir });
  // The build has done it.
  expect(program.output()).not.toContain("filling the empty database");
  const health = await fetch(`${program.url}/api/health`);
  expect(await health.json()).toMatchObject({ status: "ok", database: "embedded" });

  const second = await exitOf({ DATA_DIR: dataDir, PORT: String(await freePort()) });
  expect(second.code).toBe(1);
  expect(second.output).toContain(dataDir);
  expect(second.output).toContain(String(program.process.pid));
  expect(second.output.trim().split("\n")).toHaveLength(1);

  // A kept-alive connection must not delay the shutdown.
  const idle = connect(Number(new URL(program.url).port), "127.0.0.1");
  await once(idle, "connect");
  const stopping = Date.now();
  expect(await program.stop()).toBe(0);
  expect(Date.now() - stopping).toBeLessThan(8_000);
  expect(program.output()).toContain('"msg":"stopped"');

  const started = Date.now();
  const again = await runProgram({ DATA_DIR: dataDir });
  expect(Date.now() - started).toBeLessThan(20_000);
  expect(await again.stop()).toBe(0);
});

test("an invalid setting stops the start with a message that names it", async () => {
  const { code, output } = await exitOf({ PORT: "many", DATA_DIR: join(dataDir, "never") });
  expect(code).toBe(1);
  expect(output).toContain("PORT");
  expect(output).not.toContain("    at ");
});

test("build files are served compressed and immutable", async ({ request }) => {
  const page = await request.get("/", { headers: { "Accept-Encoding": "br" } });
  expect(page.headers()["content-encoding"]).toBe("br");
  expect(page.headers()["content-security-policy"]).toMatch(/script-src 'self' 'sha256-/);
  const tag = page.headers()["etag"] ?? "";
  expect((await request.get("/", { headers: { "If-None-Match": tag } })).status()).toBe(304);
  const [script = ""] = /\/assets\/[\w.-]+\.js/.exec(await page.text()) ?? [];
  const file = await request.get(script, { headers: { "Accept-Encoding": "br" } });
  expect(file.headers()["content-encoding"]).toBe("br");
  expect(file.headers()["cache-control"]).toContain("immutable");
});

test("the program contains the package that builds queries, which takes Node long to load", async () => {
  const [folder = ""] = /\d+/.exec(await readFile("build/program/main.js", "utf8")) ?? [];
  const files = (await readdir(join("build/program", folder))).filter((name) => name.endsWith(".js"));
  const texts = await Promise.all(files.map((name) => readFile(join("build/program", folder, name), "utf8")));
  expect(texts.filter((text) => text.includes("drizzle:entityKind")).length).toBeGreaterThan(0);
  expect(texts.filter((text) => /(?:from|import) ?\(?"drizzle-orm/.test(text))).toEqual([]);
});

test("words of documents and tests add no rules to the style sheet", async ({ request }) => {
  const [address = ""] = /\/assets\/shell-[\w-]+\.css/.exec(await (await request.get("/")).text()) ?? [];
  const sheet = await (await request.get(address)).text();
  expect(sheet).toContain(".flex{");
  // An ordinal, an overlay and text to lowercase are written about, and styled nowhere.
  expect(sheet).not.toMatch(/\.(?:ordinal|grayscale|lowercase)\{/);
});

test("the client build contains no code of database or use-cases", async () => {
  const files = (await readdir("build/client/assets")).filter((name) => name.endsWith(".js"));
  expect(files.length).toBeGreaterThan(3);
  for (const name of files) {
    const text = await readFile(join("build/client/assets", name), "utf8");
    expect(text, name).not.toMatch(/drizzle[:-]|pglite|content_revision|node:fs|node:crypto/);
  }
});
