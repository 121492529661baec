import { expect, it } from "vitest";
import { acceptedCoding } from "./content-coding.ts";

it.each([
  [undefined, null],
  ["", null],
  ["identity", null],
  ["gzip", "gzip"],
  ["gzip, deflate, br", "br"],
  ["br;q=0, gzip", "gzip"],
  ["BR", "br"],
  ["*", "br"],
  ["*, br;q=0", "gzip"],
  ["gzip;q=0.000", null],
])("answers Accept-Encoding %j with %s", (header, coding) => {
  expect(acceptedCoding(header)).toBe(coding);
});
