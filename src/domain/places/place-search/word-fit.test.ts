import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { fitWord, prefixDistance } from "./word-fit.ts";

describe("fitWord", () => {
  it.each([
    ["leon", "leon", 0],
    ["ronces", "roncesvalles", 1],
    ["roncesvales", "roncesvalles", 2],
    ["snatiago", "santiago", 2],
    ["rocnesvales", "roncesvalles", 3],
    ["cebrero", "cebreiro", 2],
    ["leno", "leon", 2],
    ["lon", "leon", null],
    ["burgos", "lugo", null],
  ])("matches %s with %s: %s", (typed, word, fit) => {
    expect(fitWord(typed, word)).toBe(fit);
  });
});

describe("prefixDistance", () => {
  const word = fc.stringMatching(/^[a-d]{1,8}$/);

  it("is 0 for every prefix of a word, and 1 for one additional letter", () => {
    fc.assert(
      fc.property(word, word, (start, end) => {
        expect(prefixDistance(start, start + end, 2)).toBe(0);
        expect(prefixDistance(`${start}z`, start, 2)).toBe(1);
      }),
    );
  });

  it("equals the minimal distance to every prefix", () => {
    const whole = (a: string, b: string): number => {
      const row = (i: number, j: number): number => {
        if (i === 0 || j === 0) return i + j;
        const change = row(i - 1, j - 1) + (a[i - 1] === b[j - 1] ? 0 : 1);
        const swap = i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1] ? row(i - 2, j - 2) + 1 : 99;
        return Math.min(change, swap, row(i - 1, j) + 1, row(i, j - 1) + 1);
      };
      return row(a.length, b.length);
    };
    const short = fc.stringMatching(/^[a-c]{1,4}$/);
    fc.assert(
      fc.property(short, short, (typed, name) => {
        const distances = Array.from({ length: name.length + 1 }, (_, end) => whole(typed, name.slice(0, end)));
        expect(prefixDistance(typed, name, 9)).toBe(Math.min(...distances));
      }),
    );
  });
});
