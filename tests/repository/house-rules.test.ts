import { describe, expect, it } from "vitest";
import { repositoryFiles, textOf } from "./source-files.ts";

const files = repositoryFiles();
const code = files.filter((path) => /\.(?:ts|tsx|mjs)$/.test(path));
const texts = files.filter((path) =>
  /\.(?:ts|tsx|mjs|json|jsonc|md|css|sql|sh|yml|yaml)$|^\.ci\/|^\.npmrc$/.test(path),
);

/** Long because they are lists of facts, not of thoughts. */
const generated = /^(?:src\/database\/migrations|data|docs\/openapi\.json|package-lock\.json)|\/basemap\//;

function offenders(paths: readonly string[], isWrong: (text: string) => boolean): string[] {
  return paths.filter((path) => isWrong(textOf(path)));
}

describe("the house", () => {
  it("has no drawers without a name: a folder or file says what it is about", () => {
    const drawers = /(?:^|\/)(?:utils?|lib|common|helpers?|misc|shared)(?:\/|\.tsx?$)/;
    expect(files.filter((path) => drawers.test(path))).toEqual([]);
  });

  it("has no barrels: an import names the file that holds the thing", () => {
    const barrels = code.filter((path) => /\/index\.tsx?$/.test(path));
    expect(barrels).toEqual([]);
  });

  it("keeps files short enough to be read at once", () => {
    const long = code.filter((path) => !generated.test(path)).filter((path) => textOf(path).split("\n").length > 300);
    expect(long).toEqual([]);
  });

  it("names no path of one machine and no other address to fetch packages from: a clone runs anywhere", () => {
    // Put together here, so that this file does not name what it forbids.
    const machine = new RegExp(["/work", "/home", "/root", "/Users"].map((top) => `["'\`\\s(]${top}/[a-z]`).join("|"));
    const wrong = offenders(texts, (text) => machine.test(text));
    expect(wrong).toEqual([]);
    const resolved = [...textOf("package-lock.json").matchAll(/"resolved": "https?:\/\/([^/"]+)/g)].map(
      ([, host]) => host,
    );
    expect([...new Set(resolved)].filter((host) => host !== "registry.npmjs.org")).toEqual([]);
  });

  it("writes no style attribute: the content policy of its pages would ignore it", () => {
    const pages = code.filter((path) => /^src\/web\/.*\.tsx$/.test(path));
    expect(offenders(pages, (text) => /\sstyle=[{"]/.test(text))).toEqual([]);
  });

  it("writes money in one way", () => {
    const writers = code.filter((path) => path.startsWith("src/") && /style: "currency"/.test(textOf(path)));
    expect(writers).toEqual(["src/domain/plan-cost/write-money.ts"]);
  });

  it("pins every package: the same versions are installed everywhere", () => {
    const { dependencies, devDependencies, optionalDependencies } = JSON.parse(textOf("package.json"));
    const versions = Object.entries<string>({ ...dependencies, ...devDependencies, ...optionalDependencies });
    expect(versions.filter(([, version]) => !/^\d+\.\d+\.\d+/.test(version))).toEqual([]);
  });
});
