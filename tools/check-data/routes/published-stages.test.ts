import { expect, it } from "vitest";
import type { PublishedStageRow } from "#database/seeds/data-set.ts";
import { checkPublishedStages } from "./published-stages.ts";
import { publishedStage, tinyDataSet } from "../tiny-data-set.ts";

const faultsOf = (...stages: PublishedStageRow[]): string[] =>
  checkPublishedStages({ ...tinyDataSet(), publishedStages: stages });

const first = publishedStage({ number: 1, end: "brea" });
const second = publishedStage({ number: 2, end: "coto" });

it("accepts stages along the whole main line, or none", () => {
  expect(faultsOf(first, second)).toEqual([]);
  expect(faultsOf()).toEqual([]);
});

it("finds a missing number and an impossible length", () => {
  expect(faultsOf(first, { ...second, number: 3 })).toEqual(["published stage camino-made-up/3: should be number 2"]);
  expect(faultsOf(first, { ...second, km: 20 })).toEqual([
    "published stage camino-made-up/2: is 20 km long, where the way has 12.0 km",
  ]);
});

it("finds stages off the main line, out of order, and incomplete", () => {
  expect(faultsOf({ ...first, end: "dorf" }, { ...second, km: 24 })).toEqual([
    "published stage camino-made-up/1: ends at dorf, which is not on the main way",
  ]);
  expect(faultsOf(first, { ...second, end: "brea" })).toEqual([
    "published stage camino-made-up/2: ends at brea, not beyond the stage before it",
    "route camino-made-up: its last published stage ends at brea",
  ]);
});
