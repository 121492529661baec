import { expect, it } from "vitest";
import { decodeTuples, encodeTuples } from "./encoded-walk.ts";

it("round-trips lists of numbers compactly, with missing ones", () => {
  const text = encodeTuples(
    [
      [43.16312345, -1.2, null],
      [43, -1.25, 950],
    ],
    4,
  );
  expect(text).toBe("43.1631,-1.2,;43,-1.25,950");
  expect(decodeTuples(text)).toEqual([
    [43.1631, -1.2, null],
    [43, -1.25, 950],
  ]);
  expect(decodeTuples(encodeTuples([], 2))).toEqual([]);
});
