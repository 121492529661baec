import { globSync, readFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { describe, expect, it } from "vitest";

import routes from "#web/routes.ts";

const web = resolve("src/web");
const importOf =
  /(?:^|\n)(?:import|export)\s(?!type\s)[^"';]*?from "(#web\/[^"]+|\.{1,2}\/[^"]+)"|(?:^|\n)import "(#web\/[^"]+|\.{1,2}\/[^"]+)"/g;

interface FilesOfPage {
  readonly found: Set<string>;
  /** Modules rendered by its loader (`renderStatic`), which browsers do not load. */
  readonly drawn: Set<string>;
}

/** Static imports of a module, recursively; dynamic imports load their own messages. */
function filesWith(entry: string, files: FilesOfPage = { found: new Set(), drawn: new Set() }): FilesOfPage {
  if (files.found.has(entry) || !/\.tsx?$/.test(entry) || entry.includes("/+types/")) return files;
  files.found.add(entry);
  const text = readFileSync(entry, "utf8");
  const parts = new Set([...text.matchAll(/renderStatic\(\{[^}]*\}, (\w+)/g)].map(([, name]) => name));
  for (const [statement, named, bare] of text.matchAll(importOf)) {
    const address = named ?? bare ?? "";
    const file = address.startsWith("#web/") ? join(web, address.slice("#web/".length)) : join(dirname(entry), address);
    const names = [...(/\{([^}]*)\}/.exec(statement)?.[1] ?? "").matchAll(/(?:^|,)\s*(type\s+)?(\w+)/g)]
      .filter(([, type]) => type === undefined)
      .map(([, , name]) => name);
    // Only hooks and components use messages, not plain functions.
    const saying = names.filter((name) => /^(?:[A-Z]|use[A-Z])/.test(name ?? ""));
    const isDrawn = saying.length > 0 && saying.every((name) => parts.has(name) && !text.includes(`<${name}`));
    if (isDrawn) files.drawn.add(file);
    else filesWith(file, files);
  }
  return files;
}

function areasUsed(files: Iterable<string>): string[] {
  const areas = [...files].flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/(?:useTranslations|createTranslator)\("(\w+)/g)].map(
      ([, area]) => area ?? "",
    ),
  );
  return [...new Set(areas)];
}

/** Areas whose messages the module loads itself, or its loader sends with the document. */
function areasProvided(file: string): string[] {
  const text = readFileSync(file, "utf8");
  const sent = /"(\.\/messages\.server\.ts)"/.exec(text)?.[1];
  const bySending = sent === undefined ? [] : areasImported(readFileSync(join(dirname(file), sent), "utf8"));
  return [...areasImported(text), ...bySending];
}

function areasImported(text: string): string[] {
  const files = [...text.matchAll(/\/?messages\/(?:[a-z]{2}|\$\{locale\})\/([\w/-]+\.ts)["`]/g)].map(
    ([, file]) => file ?? "",
  );
  const [, pattern] = /"[./]+(messages\/\*\/\{.+\}\.ts)"/.exec(text) ?? [];
  const globbed = pattern === undefined ? [] : globSync(pattern, { cwd: resolve("src") });
  return [...files, ...globbed].map((file) =>
    basename(file, ".ts").replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()),
  );
}

/** Every page with the files of the routes around it, outermost first. */
function pages(
  entries: readonly RouteConfigEntry[],
  around: readonly string[] = [],
): { id: string; chain: string[] }[] {
  return entries.flatMap((entry) => {
    const chain = [...around, join(web, entry.file)];
    return entry.children ? pages(entry.children, chain) : [{ id: entry.id ?? entry.file, chain }];
  });
}

describe("messages sent with pages", () => {
  it("cover every page that uses them, and server-rendered parts", async () => {
    const drawnWith = areasProvided(join(web, "server/rendering/static-html.server.tsx"));
    expect(drawnWith).toContain("townParts");
    const missing = pages(await routes).flatMap(({ id, chain }) => {
      const page = chain.at(-1) ?? "";
      const given = new Set(chain.flatMap(areasProvided));
      const { found, drawn } = filesWith(page);
      const parts = [...drawn].flatMap((file) => [...filesWith(file).found]);
      return [
        ...areasUsed(found).filter((area) => !given.has(area)),
        ...areasUsed(parts).filter((area) => !drawnWith.includes(area)),
      ].map((area) => `${id} says ${area}`);
    });
    expect(missing).toEqual([]);
  });

  it("the check finds used and sent messages", () => {
    const home = pages(routes as RouteConfigEntry[]).find(({ id }) => id === "es/home");
    const town = pages(routes as RouteConfigEntry[]).find(({ id }) => id === "es/town");
    expect([...filesWith(town?.chain.at(-1) ?? "").drawn]).toContain(join(web, "pages/places/town-sections.tsx"));
    expect(home?.chain.flatMap(areasProvided)).toEqual(expect.arrayContaining(["shell", "home"]));
    expect(areasUsed(filesWith(home?.chain.at(-1) ?? "").found)).toContain("home");
  });
});
