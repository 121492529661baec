import { expect, it } from "vitest";

import { fewerWords } from "./fewer-words.ts";

it("looks up only the first words of a long text", async () => {
  const asked: string[] = [];
  const find = async (word: string) => {
    asked.push(word);
    return word === "burgos" ? [{ name: "burgos" }] : [];
  };
  const typed = `hotel en burgos ${"palabra ".repeat(5_000)}`;
  const tried: string[] = [];
  for await (const words of fewerWords(typed, find)) tried.push(words);
  expect(asked.length).toBeLessThanOrEqual(8);
  expect(tried.at(-1)).toBe("burgos");
});
