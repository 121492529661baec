import { expect, it } from "vitest";
import { rules } from "./rules.ts";
import { tinyDataSet } from "./tiny-data-set.ts";

it("accepts a valid data set", () => {
  const tiny = tinyDataSet();
  expect(rules.flatMap((rule) => rule(tiny))).toEqual([]);
});
