import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

const files = repositoryFiles();
const code = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
const texts = files.filter((path) =>
  /\.(?:ts|tsx|mjs|json|jsonc|md|css|sql|sh|yml|yaml)$|^\.ci\/|^\.npmrc$/.test(path),
);

/** Data and generated files may be long. */
const generated = /^(?:src\/database\/migrations|data|docs\/openapi\.json|package-lock\.json)|\/basemap\//;

function offenders(paths: readonly string[], isWrong: (text: string) => boolean): string[] {
  return paths.filter((path) => isWrong(textOf(path)));
}

describe("rules of the repository", () => {
  it("no folders or files with catch-all names", () => {
    const drawers = /(?:^|\/)(?:utils?|lib|common|helpers?|misc|shared)(?:\/|\.tsx?$)/;
    expect(files.filter((path) => drawers.test(path))).toEqual([]);
  });

  it("no barrel files: imports name the defining file", () => {
    const barrels = code.filter((path) => /\/index\.tsx?$/.test(path));
    expect(barrels).toEqual([]);
  });

  it("files have a maximum length", () => {
    const long = code.filter((path) => !generated.test(path)).filter((path) => textOf(path).split("\n").length > 300);
    expect(long).toEqual([]);
  });

  it("no absolute paths of a machine, and no other package registry", () => {
    // Concatenated, so that this file does not match itself.
    const machine = new RegExp(["/work", "/home", "/root", "/Users"].map((top) => `["'\`\\s(]${top}/[a-z]`).join("|"));
    const wrong = offenders(texts, (text) => machine.test(text));
    expect(wrong).toEqual([]);
    const resolved = [...textOf("package-lock.json").matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(
      ([, host]) => host,
    );
    expect([...new Set(resolved)].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
  });

  it("no style attributes, which the content security policy blocks", () => {
    const pages = code.filter((path) => /^src\/web\/.*\.tsx$/.test(path));
    expect(offenders(pages, (text) => /\sstyle=[{"]/.test(text))).toEqual([]);
  });

  it("no test replaces a module: the files of a worker share their modules, so that it would depend on their order", () => {
    const tests = code.filter((path) => /\.test\.tsx?$/.test(path));
    expect(offenders(tests, (text) => /\bvi\.(?:doM|m)ock\(|\bvi\.resetModules\(/.test(text))).toEqual([]);
  });

  it("money is formatted in one place", () => {
    const writers = code.filter((path) => path.startsWith("src/") && /style: "currency"/.test(textOf(path)));
    expect(writers).toEqual(["src/domain/plans/cost/write-money.ts"]);
  });

  it("every package version is pinned", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf("package.json"));
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });
});
