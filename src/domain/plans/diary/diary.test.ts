import { expect, it } from "vitest";
import { emptyDiary, mergeDiary } from "./diary.ts";

const words = (text: string, stamps: readonly string[] = [], walkedM: number | null = null) => ({
  text,
  stamps: stamps.map((place) => ({ id: place, place })),
  walkedM,
});

it("takes the text of one side, and keeps both if both have written", () => {
  expect(mergeDiary(words("a"), words("a b"), words("a"))).toEqual(words("a b"));
  expect(mergeDiary(words("a"), words("a"), words("a c"))).toEqual(words("a c"));
  expect(mergeDiary(emptyDiary, words("rain"), words("a donkey"))).toEqual(words("a donkey\nrain"));
  expect(mergeDiary(emptyDiary, words("rain"), words("rain, then sun"))).toEqual(words("rain, then sun"));
});

it("applies deletions, and keeps text written elsewhere meanwhile", () => {
  expect(mergeDiary(words("rain, then sun"), words("rain"), words("rain, then sun"))).toEqual(words("rain"));
  expect(mergeDiary(words("rain"), emptyDiary, words("rain"))).toEqual(emptyDiary);
  expect(mergeDiary(words("rain"), words("rain"), emptyDiary)).toEqual(emptyDiary);
  expect(mergeDiary(words("rain"), emptyDiary, words("rain, then sun"))).toEqual(words("rain, then sun"));
});

it("merges the stamps of both sides, without those removed by either", () => {
  const base = words("", ["Sarria", "Barbadelo"]);
  const mine = words("", ["Barbadelo", "Ferreiros", "Portomarín"]);
  const theirs = words("", ["Sarria", "Barbadelo", "Ferreiros", "Mercadoiro"]);
  expect(mergeDiary(base, mine, theirs)).toEqual(words("", ["Barbadelo", "Ferreiros", "Mercadoiro", "Portomarín"]));
  expect(mergeDiary(base, base, words("", ["Sarria"]))).toEqual(words("", ["Sarria"]));
});

it("keeps locally changed kilometres", () => {
  expect(mergeDiary(words("", [], 5), words("", [], 6), words("", [], 9))).toEqual(words("", [], 6));
  expect(mergeDiary(words("", [], 5), words("", [], 5), words("", [], 9))).toEqual(words("", [], 9));
});
