import { expect, it } from "vitest";

import { walkOfWords } from "./walk-of-words.ts";

it("knows a walk of some days in either language", () => {
  expect(walkOfWords("5 days from Sarria")).toEqual({ days: 5, end: "from", place: "sarria" });
  expect(walkOfWords("14 días desde O Cebreiro")).toEqual({ days: 14, end: "from", place: "o cebreiro" });
  expect(walkOfWords("7 days walking to León")).toEqual({ days: 7, end: "to", place: "leon" });
  expect(walkOfWords("10 dias hasta Burgos")).toEqual({ days: 10, end: "to", place: "burgos" });
});

it("takes nothing else for one", () => {
  for (const typed of ["", "Sarria", "5 days", "0 days from Sarria", "days from Sarria", "Calle 5", "from Sarria"])
    expect(walkOfWords(typed)).toBeUndefined();
});
