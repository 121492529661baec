import { fileURLToPath } from "node:url";
import { expect } from "@playwright/test";
import { build } from "vite";
import type { ClientName } from "#tests/support/browser/api-clients-in-browser.ts";
import { test } from "#tests/support/browser/browser-test.ts";

// Bundled once.
test.describe.configure({ mode: "default" });
let script = "";

test.beforeAll(async () => {
  const entry = fileURLToPath(new URL("../../support/browser/api-clients-in-browser.ts", import.meta.url));
  const built = await build({
    configFile: false,
    logLevel: "silent",
    build: { write: false, minify: false, lib: { entry, formats: ["iife"], name: "clients" } },
  });
  const [first] = Array.isArray(built) ? built : [built];
  if (first === undefined || !("output" in first)) throw new Error("The clients were not bundled.");
  script = first.output[0].code;
});

for (const client of ["axios", "ofetch", "own"] satisfies ClientName[]) {
  test(`${client} completes an account lifecycle with the browser's cookies`, async ({ page }) => {
    await page.route("**/clients.js", (route) => route.fulfill({ contentType: "text/javascript", body: script }));
    await page.goto("/");
    await page.addScriptTag({ url: "/clients.js" });
    const email = `${client}-${Date.now()}@example.org`;
    const seen = await page.evaluate(`lifeOfAnAccount(${JSON.stringify(client)}, ${JSON.stringify(email)})`);
    // Signed in only after registering; the session cookie is invisible to scripts.
    expect(seen).toEqual([false, true, false, "Ana María", false, false]);
  });
}
