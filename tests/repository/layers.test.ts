import { describe, expect, it } from "vitest";
import { brokenRule } from "./layers.ts";
import { importsOf, isTest, repositoryFiles } from "./source-files.ts";

const sources = repositoryFiles().filter((path) => /^src\/.*\.tsx?$/.test(path) && !path.endsWith(".d.ts"));

describe("the layers of src", () => {
  it("import each other only downwards", () => {
    const broken = sources
      .filter((path) => !isTest(path))
      .flatMap((path) => importsOf(path))
      .flatMap((edge) => brokenRule(edge)?.replace(/^/, `${edge.from} → ${edge.to}: `) ?? []);
    expect(broken).toEqual([]);
  });

  it.each([
    ["src/domain/a.ts", "src/contract/b.ts"],
    ["src/domain/a.ts", "node:fs"],
    ["src/domain/a.ts", "react"],
    ["src/contract/a.ts", "src/use-cases/b.ts"],
    ["src/database/a.ts", "src/contract/b.ts"],
    ["src/api/a.ts", "src/database/b.ts"],
    ["src/api/a.ts", "src/web/b.ts"],
    ["src/web/routes/a.tsx", "src/database/b.ts"],
    ["src/web/routes/a.tsx", "src/server/b.ts"],
    ["src/web/ui/a.tsx", "src/web/features/x/b.tsx"],
    ["src/web/features/x/a.tsx", "src/web/features/y/b.tsx"],
    ["src/web/features/x/a.tsx", "src/web/routes/b.tsx"],
    ["src/server/a.ts", "tests/support/b.ts"],
  ])("would be broken by %s importing %s", (from, to) => {
    expect(brokenRule({ from, to })).not.toBeNull();
  });

  it("sees every way to import", () => {
    const text = `import type { A } from "#database/a.ts";
      export { b } from "../b.ts";
      const c = () => import("./c.ts");
      import "d";`;
    const found = importsOf("src/web/x/y.ts", text).map(({ to }) => to);
    expect(found.toSorted()).toEqual(["d", "src/database/a.ts", "src/web/b.ts", "src/web/x/c.ts"]);
  });
});
