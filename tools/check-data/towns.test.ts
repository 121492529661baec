import { expect, it } from "vitest";
import { checkFacts } from "./facts.ts";
import { tinyDataSet } from "./tiny-data-set.ts";

const faultsWith = (changes: object) => {
  const data = tinyDataSet();
  const [first, ...others] = data.towns;
  return checkFacts({ ...data, towns: [{ ...first!, province: "Lugo", ...changes }, ...others] });
};

it("takes what registers and gazettes say of a town", () => {
  const feasts = ["2026-08-16", "2026-10-05"];
  expect(faultsWith({ population: 120, ineCode: "27057240000", feasts, feastSource: "a gazette" })).toEqual([]);
});

it("finds codes of another province, impossible feasts and feasts without a source", () => {
  expect(faultsWith({ ineCode: "36016070201" })).toEqual(["town alba: the code 36016070201 is not of Lugo"]);
  expect(faultsWith({ ineCode: "123" })).toHaveLength(2);
  expect(faultsWith({ population: 0 })).toEqual(["town alba: cannot have 0 people"]);
  expect(faultsWith({ feasts: ["2026-02-30"], feastSource: "x" })).toEqual([
    "town alba: 2026-02-30 is no date of a feast",
  ]);
  expect(faultsWith({ feasts: ["2026-02-01"] })).toEqual(["town alba: feasts need their source"]);
  const three = ["2026-02-01", "2026-02-02", "2026-02-03"];
  expect(faultsWith({ feasts: three, feastSource: "x" })).toEqual(["town alba: has more than 2 local holidays"]);
});
