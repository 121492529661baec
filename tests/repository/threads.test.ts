import { stripTypeScriptTypes } from "node:module";
import { expect, it } from "vitest";
import { importsOf, textOf } from "./source-files.ts";

/** Every module and package that a module loads when it runs, late ones included, with its importer. */
function loadedBy(path: string, found = new Map<string, string>()): Map<string, string> {
  for (const { to: written } of importsOf(path, stripTypeScriptTypes(textOf(path)))) {
    const to = written.replace("${language}", "en");
    if (found.has(to)) continue;
    found.set(to, path);
    if (to.startsWith("src/") && to.endsWith(".ts")) loadedBy(to, found);
  }
  return found;
}

it("worker threads load no query builder, which takes longer than most of their tasks", () => {
  const loaded = loadedBy("src/server/workers/worker.ts");
  expect([...loaded.keys()]).toContain("pdfkit");
  expect([...loaded].filter(([to]) => /^(?:drizzle-orm|pg)\b|^src\/database\//.test(to))).toEqual([]);
});
