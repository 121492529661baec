import { createElement as h } from "react";
import { Outlet, useActionData } from "react-router";
import { expect, it } from "vitest";
import { servePages } from "#server/pages/web-handler.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { fakeServerBuild } from "#tests/support/program/fake-server-build.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { action } from "#web/pages/administration/records/import.tsx";
import { loader as rootLoader } from "#web/root.tsx";

const database = await testDatabase();
const origin = "https://plan.example.org";
const application = testApplication(database, { settings: { origin, hasFixedOrigin: true } });

/** Renders the result of the action. */
function Answer() {
  return h("pre", null, JSON.stringify(useActionData()));
}

const pages = fakeServerBuild({
  root: { default: () => h("html", null, h("body", null, h(Outlet))), loader: rootLoader },
  import: { path: "administration/:resource/import", action, default: Answer },
});
const answerer = servePages(pages, { context: application.context, origin });
const editor = await staffBrowser(application, database, "editor");

async function preview(bytes: Uint8Array<ArrayBuffer>): Promise<string> {
  const form = new FormData();
  form.set("form", "preview");
  form.set("file", new File([bytes], "towns.csv", { type: "text/csv" }));
  const request = new Request(`${origin}/administration/towns/import`, {
    method: "POST",
    body: form,
    headers: { Origin: origin, Cookie: editor.jar.header },
  });
  const client = { address: "192.0.2.1", signal: AbortSignal.timeout(60_000) };
  return (await (await answerer(request, { requestId: "1", client }))?.text()) ?? "";
}

const table = "slug,province\r\nsarria,Coruña\r\n";

it.each([
  ["Windows-1252", Buffer.from(table, "latin1")],
  ["UTF-16", Buffer.from(`\ufeff${table}`, "utf16le")],
])("a table in %s is decoded correctly", async (_, bytes) => {
  expect(await preview(new Uint8Array(bytes))).toContain("Coruña");
});

it("a file that is no table is refused", async () => {
  expect(await preview(new Uint8Array([0x50, 0x4b, 3, 4, 0, 0]))).not.toContain("&quot;unchanged&quot;");
});
