import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { describe, expect, it } from "vitest";
import { folderCycles } from "./folder-cycles.ts";
import { brokenRule, foldersWithoutLayer } from "./layers.ts";
import { importsOf, isTest, repositoryFiles } from "./source-files.ts";

const sources = repositoryFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

describe("the layers of src", () => {
  it("import only lower ones", () => {
    const broken = sources
      .filter((path) => !isTest(path))
      .flatMap((path) => importsOf(path))
      .flatMap((edge) => brokenRule(edge)?.replace(/^/, `${edge.from} → ${edge.to}: `) ?? []);
    expect(broken).toEqual([]);
  });

  it("contain every folder of src/web", () => {
    expect(foldersWithoutLayer(sources)).toEqual([]);
    expect(foldersWithoutLayer(["src/web/extras/a.ts", "src/web/components/gadgets/a.ts"])).toEqual([
      "extras",
      "components/gadgets",
    ]);
  });

  it("resolve imports with a language in their path to existing files", () => {
    const edges = sources.flatMap((path) => importsOf(path)).filter(({ to }) => to.includes("${"));
    expect(edges.length).toBeGreaterThan(0);
    expect(edges.filter(({ to }) => globSync(to.replaceAll(/\$\{[^}]*\}/g, "*")).length === 0)).toEqual([]);
  });

  it("import sets of files by patterns that match some", () => {
    const patterns = sources.flatMap((path) => {
      const [, first = ""] = /import\.meta\.glob(?:<[^(]*>)?\(\s*\[?"([^"]+)"/.exec(readFileSync(path, "utf8")) ?? [];
      return first === "" ? [] : [first.startsWith("/") ? first.slice(1) : join(dirname(path), first)];
    });
    expect(patterns.length).toBeGreaterThan(0);
    expect(patterns.filter((pattern) => globSync(pattern).length === 0)).toEqual([]);
  });

  it("have no cyclic imports between sibling folders", () => {
    const edges = sources.filter((path) => !isTest(path)).flatMap((path) => importsOf(path));
    expect(folderCycles(edges)).toEqual([]);
    expect(
      folderCycles([
        { from: "src/x/a/one.ts", to: "src/x/b/two.ts" },
        { from: "src/x/b/two.ts", to: "src/x/c/three.ts" },
        { from: "src/x/c/three.ts", to: "src/x/a/four.ts" },
        { from: "src/x/d/five.ts", to: "src/x/a/one.ts" },
        { from: "src/x/index.ts", to: "src/x/a/one.ts" },
      ]),
    ).toEqual(["src/x/{a,b,c}"]);
  });

  it.each([
    ["src/web/i18n/a.ts", "src/web/client/api/b.ts"],
    ["src/web/client/api/a.ts", "src/web/ui/b.ts"],
    ["src/web/ui/a.tsx", "src/web/components/facts/b.tsx"],
    ["src/web/components/facts/a.tsx", "src/web/features/planner/b.tsx"],
    ["src/web/components/profile/a.tsx", "src/web/components/seo/b.tsx"],
    ["src/web/pages/a.tsx", "src/web/offline/b.tsx"],
    ["src/web/pages/a.tsx", "src/web/root.tsx"],
    ["src/domain/a.ts", "src/contract/b.ts"],
    ["src/domain/a.ts", "node:fs"],
    ["src/domain/a.ts", "react"],
    ["src/contract/a.ts", "src/use-cases/b.ts"],
    ["src/database/a.ts", "src/contract/b.ts"],
    ["src/api/a.ts", "src/database/b.ts"],
    ["src/api/a.ts", "src/web/b.ts"],
    ["src/web/pages/a.tsx", "src/database/b.ts"],
    ["src/web/pages/a.tsx", "src/server/b.ts"],
    ["src/web/ui/a.tsx", "src/web/features/x/b.tsx"],
    ["src/web/features/x/a.tsx", "src/web/features/y/b.tsx"],
    ["src/web/features/x/a.tsx", "src/web/pages/b.tsx"],
    ["src/server/a.ts", "tests/support/b.ts"],
  ])("refuse %s importing %s", (from, to) => {
    expect(brokenRule({ from, to })).not.toBeNull();
  });

  it("the check sees every form of import", () => {
    const text = `import type { A } from "#database/a.ts";
      export { b } from "../b.ts";
      const c = () => import("./c.ts");
      import "d";`;
    const targets = importsOf("src/web/x/y.ts", text).map(({ to }) => to);
    expect(targets.toSorted()).toEqual(["d", "src/database/a.ts", "src/web/b.ts", "src/web/x/c.ts"]);
  });
});
