import { describe, expect, it } from "vitest";

import { fuzzyMatch, rankMatches } from "./fuzzy-match.ts";

const towns = [
  "León",
  "Ponferrada",
  "O Cebreiro",
  "Saint-Jean-Pied-de-Port",
  "Puente la Reina",
  "Villafranca Montes de Oca",
  "Villafranca del Bierzo",
  "A Coruña",
];
const find = (typed: string) => rankMatches(typed, towns, (town) => town);

describe("fuzzy match", () => {
  it("ignores accents, case and hyphens", () => {
    expect(find("leon")).toEqual(["León"]);
    expect(find("SAINT JEAN PIED")).toEqual(["Saint-Jean-Pied-de-Port"]);
    expect(find("coruna")).toEqual(["A Coruña"]);
  });

  it("finds a name by any of its words, in any order", () => {
    expect(find("cebreiro")).toEqual(["O Cebreiro"]);
    expect(find("bierzo villa")).toEqual(["Villafranca del Bierzo"]);
    expect(find("villafr")).toEqual(["Villafranca Montes de Oca", "Villafranca del Bierzo"]);
  });

  it("tolerates one typo in four letters and two in eight", () => {
    expect(find("ponferada")).toEqual(["Ponferrada"]);
    expect(find("poneftrada")).toEqual(["Ponferrada"]);
    expect(find("cerbeiro")).toEqual(["O Cebreiro"]);
    expect(find("xyz")).toEqual([]);
    expect(find("lxo")).toEqual([]);
  });

  it("ranks prefix matches first", () => {
    expect(fuzzyMatch("puente", "Puente la Reina")).toBe(0);
    expect(fuzzyMatch("reina", "Puente la Reina")).toBe(1);
    expect(fuzzyMatch("uente", "Puente la Reina")).toBe(2);
    expect(fuzzyMatch("", "anything")).toBe(0);
  });
});
