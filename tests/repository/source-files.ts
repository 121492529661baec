import { execFileSync } from "node:child_process";
import { existsSync, readFileSync } from "node:fs";
import { dirname, join, normalize } from "node:path";
import { fileURLToPath } from "node:url";
import { parseSync } from "vite";

const root = fileURLToPath(new URL("../..", import.meta.url));

/** Files of the repository, uncommitted ones included, without ignored ones. */
export function repositoryFiles(): string[] {
  const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
    cwd: root,
    encoding: "utf8",
  });
  return [...new Set(listed.split("\n"))].filter((path) => path !== "" && existsSync(join(root, path))).toSorted();
}

/** The text of a file of the repository. */
export function textOf(path: string): string {
  return readFileSync(join(root, path), "utf8");
}

export function isTest(path: string): boolean {
  return /\.test\.tsx?$/.test(path);
}

/** Target of an import: a path in the repository, or the name of a package. */
function resolve(importer: string, specifier: string): string {
  if (specifier.startsWith("#tests/")) return specifier.replace("#tests/", "tests/");
  if (specifier.startsWith("#")) return specifier.replace("#", "src/");
  return specifier.startsWith(".") ? normalize(join(dirname(importer), specifier)) : specifier;
}

export interface Import {
  readonly from: string;
  readonly to: string;
}

/** All imports and re-exports of a source file, types too. */
export function importsOf(path: string, text: string = textOf(path)): Import[] {
  const { module } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) => entries.map((entry) => entry.moduleRequest?.value));
  const imported = module.staticImports.map(({ moduleRequest }) => moduleRequest.value);
  const dynamic = module.dynamicImports.map(({ moduleRequest }) =>
    text.slice(moduleRequest.start + 1, moduleRequest.end - 1),
  );
  const specifiers = [...imported, ...exported, ...dynamic].filter((specifier) => specifier != null);
  return [...new Set(specifiers)].map((specifier) => ({ from: path, to: resolve(path, specifier) }));
}
