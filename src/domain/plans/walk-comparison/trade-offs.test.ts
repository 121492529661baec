import { describe, expect, it } from "vitest";

import { tradeOffs } from "./trade-offs.ts";
import type { WalkFigures } from "./walk-figures.ts";

const base: WalkFigures = {
  days: 33,
  restDays: 0,
  km: 765.8,
  ascentM: 10_000,
  hoursPerDay: 6,
  longest: { day: 1, hours: 9, km: 24 },
  people: 1,
  costCents: 60_000,
  unknownNights: 0,
  large: { count: 20, of: 32 },
  classic: { count: 31, of: 32 },
};

describe("advantages and disadvantages of a walk", () => {
  it("list every relevant difference, on the right side", () => {
    const gentle: WalkFigures = {
      ...base,
      days: 40,
      restDays: 4,
      hoursPerDay: 5,
      longest: { day: 3, hours: 7.5, km: 20 },
      costCents: 72_000,
      large: { count: 24, of: 39 },
      classic: { count: 20, of: 35 },
    };
    expect(tradeOffs(base, gentle)).toEqual({
      gains: [
        { kind: "longest", by: 1.5 },
        { kind: "perDay", by: 1 },
        { kind: "large", by: 4 },
        { kind: "rests", by: 4 },
      ],
      losses: [
        { kind: "days", by: 7 },
        { kind: "cost", by: 12_000 },
        { kind: "classic", by: 11 },
      ],
    });
  });

  it("are reversed from the other side", () => {
    const short: WalkFigures = { ...base, days: 28, large: { count: 16, of: 27 } };
    const there = tradeOffs(base, short);
    const back = tradeOffs(short, base);
    expect(there.gains).toEqual(back.losses);
    expect(there.losses).toEqual(back.gains);
  });

  it("omits differences that are small or unknown for either", () => {
    const hardly: WalkFigures = {
      ...base,
      km: 766,
      ascentM: null,
      longest: { ...base.longest, hours: 9.1 },
      costCents: 10_000,
      unknownNights: 12,
      classic: null,
    };
    expect(tradeOffs(base, hardly)).toEqual({ gains: [], losses: [] });
    expect(tradeOffs(base, { ...base, people: 2, costCents: 120_000 })).toEqual({ gains: [], losses: [] });
  });
});
