import { expect, it } from "vitest";

import { startOfSpan } from "./start-of-span.ts";

it.each([
  ["2027-06-01", "2027-06-11", "1"],
  ["2027-05-03", "2027-06-11", "in words"],
  ["2026-06-03", "2027-06-11", "in words"],
])("starts %s to %s with %s", (from, to, said) => {
  expect(startOfSpan(from, to, () => "in words")).toBe(said);
});
