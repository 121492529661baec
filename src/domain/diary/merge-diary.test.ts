import { expect, it } from "vitest";
import { emptyDiary, mergeDiary } from "./merge-diary.ts";

const words = (text: string, stamps: number | null = null, walkedM: number | null = null) => ({
  text,
  stamps,
  walkedM,
});

it("takes what one side has written, and keeps both where both have", () => {
  expect(mergeDiary(words("a"), words("a b"), words("a"))).toEqual(words("a b"));
  expect(mergeDiary(words("a"), words("a"), words("a c"))).toEqual(words("a c"));
  expect(mergeDiary(emptyDiary, words("rain"), words("a donkey"))).toEqual(words("a donkey\nrain"));
  expect(mergeDiary(emptyDiary, words("rain"), words("rain, then sun"))).toEqual(words("rain, then sun"));
});

it("takes the numbers that were changed here", () => {
  expect(mergeDiary(words("", 1, 5), words("", 2, 5), words("", 1, 9))).toEqual(words("", 2, 9));
});
