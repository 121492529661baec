import { expect, it } from "vitest";

import { readFieldText } from "./field-text.ts";
import { resources } from "./resources/all-resources.ts";

const season = resources.accommodations.fields["season"]!;

it("reads a season in words", () => {
  expect(readFieldText(season, "April to October")).toEqual([{ from: "04-01", to: "10-31" }]);
});

it("does not read a season in words that is too long, however it is made up", () => {
  const long = "April to October; ".repeat(50_000);
  expect(readFieldText(season, `${long}April to October`)).toBeTypeOf("string");
});
