import { existsSync, readFileSync } from "node:fs";
import { expect, it } from "vitest";

/** Paths named by the recipes, except files that a recipe creates. */
const named = /`((?:src|docs|public|tests)\/[\w./-]+)`/g;
const madeByRecipe = /\bgl\b/;

it("every file named by a recipe exists", () => {
  const recipes = readFileSync("CONTRIBUTING.md", "utf8").split("## Recipes")[1]?.split("\n## ")[0] ?? "";
  const paths = [...recipes.matchAll(named)].map(([, path]) => path ?? "").filter((path) => !madeByRecipe.test(path));
  expect(paths.length).toBeGreaterThan(10);
  expect(paths.filter((path) => !existsSync(path))).toEqual([]);
});
