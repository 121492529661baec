import { describe, expect, it } from "vitest";
import type { DescriptionRow } from "#database/seeds/data-set.ts";
import { checkDescriptions } from "./descriptions.ts";
import { tinyDataSet } from "./tiny-data-set.ts";

const brea: DescriptionRow = {
  kind: "town",
  slug: "brea",
  en: "A village.",
  es: "Un pueblo.",
  date: "2026-11",
  source: "vieira",
};
const check = (...descriptions: DescriptionRow[]) => checkDescriptions({ ...tinyDataSet(), descriptions });

describe("checkDescriptions", () => {
  it("accepts a text about an existing record", () => {
    expect(check(brea)).toEqual([]);
  });

  it("accepts a text about a branch of a route, but not of another route", () => {
    const short: DescriptionRow = { ...brea, kind: "branch", slug: "camino-made-up/short" };
    expect(check(short)).toEqual([]);
    expect(check({ ...short, slug: "short" })).toEqual(["description of branch short: there is no such branch"]);
  });

  it.each<[wrong: string, change: Partial<DescriptionRow>, fault: string]>([
    ["names nothing", { slug: "zas" }, "description of town zas: there is no such town"],
    ["is about another kind", { kind: "route" }, "description of route brea: there is no such route"],
    ["lacks a language", { es: " " }, "description of town brea: nothing in Spanish"],
    ["is too long", { en: "a".repeat(401) }, "description of town brea: 401 characters in English"],
    ["has no date", { date: "2026-13" }, "description of town brea: 2026-13 is no month"],
  ])("refuses one that %s", (_, change, fault) => {
    expect(check({ ...brea, ...change })).toEqual([fault]);
  });

  it("refuses a duplicate text", () => {
    expect(check(brea, { ...brea, slug: "alba" })).toEqual([
      "description of town alba: says the same in English as the description of town brea",
      "description of town alba: says the same in Spanish as the description of town brea",
    ]);
    expect(check(brea, { ...brea, en: "Small.", es: "Pequeño." })).toEqual([
      "description of town brea: appears more than once",
    ]);
  });
});
