import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Paths that the recipes name; those of the thing that a recipe makes are not there yet. */
const named = /`((?:src|docs|public|tests)\/[\w./-]+)`/g;
const madeByRecipe = /\bgl\b/;

it("finds every file that a recipe names", () => {
  const recipes = readFileSync("CONTRIBUTING.md", "utf8").split("## Recipes")[1]?.split("\n## ")[0] ?? "";
  const paths = [...recipes.matchAll(named)].map(([, path]) => path ?? "").filter((path) => !madeByRecipe.test(path));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
