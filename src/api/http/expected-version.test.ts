import { expect, it } from "vitest";
import { isExpected } from "#use-cases/use-case-error.ts";
import { versionHeader } from "./request-parts.ts";

const read = (header?: string) => versionHeader.safeParse({ "if-match": header });

it.each([
  ['"3"', true],
  ["3", true],
  ["*", true],
  ['"1", "3"', true],
  ['"1" ,, "3",', true],
  ['"a,b", "3"', true],
  ['"1", W/"3"', true],
  ['W/"3"', true],
  ['W/"2"', false],
  ['"03"', false],
  ['"nonsense"', false],
  ['"99999999999999999999"', false],
  ['""', false],
])("reads version 3 from If-Match: %s: %s", (header, isMet) => {
  const expected = read(header).data?.["if-match"] ?? null;
  expect(isExpected(expected, 3)).toBe(isMet);
});

it.each(['"3', "nonsense", '"1" "3"', '"1", *', 'w/"3"', '"a b"', ",,", `${'"1", '.repeat(3_000)}3"`])(
  "refuses an invalid list of ETags: %#",
  (header) => {
    expect(read(header).success).toBe(false);
  },
);

it.each([undefined, "", " "])("treats %j as absent", (header) => {
  expect(read(header).data).toEqual({ "if-match": null });
});
