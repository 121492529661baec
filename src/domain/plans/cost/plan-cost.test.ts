import { describe, expect, it } from "vitest";
import { accommodationTypes } from "#domain/places/lodging/lodging-facts.ts";
import { estimateCost, type NightFacts, typicalPriceOf } from "./plan-cost.ts";

const night = (day: number, facts: Partial<NightFacts> = {}): NightFacts => ({
  day,
  priceCents: null,
  house: null,
  typesInTown: [],
  ...facts,
});

describe("estimateCost", () => {
  it("prefers known prices to typical ones, and marks which are used", () => {
    const house = { type: "pension", priceFrom: 42.5 };
    const cost = estimateCost(
      [
        night(1, { priceCents: 0, house }),
        night(2, { house }),
        night(3, { house: { type: "pension", priceFrom: null }, typesInTown: ["albergue_municipal"] }),
        night(4, { typesInTown: ["hotel", "albergue_private"] }),
        night(5),
      ],
      1,
    );
    expect(cost.nights.map(({ basis, cents, type }) => [basis, cents, type])).toEqual([
      ["own", 0, null],
      ["house", 4250, "pension"],
      ["typical", typicalPriceOf("pension"), "pension"],
      ["typical", typicalPriceOf("albergue_private"), "albergue_private"],
      ["unknown", null, null],
    ]);
    expect(cost).toMatchObject({ knownCents: 4250, unknownNights: 1 });
    expect(cost.totalCents).toBe(cost.knownCents + cost.typicalCents);
  });

  it("multiplies prices per person, and counts entered amounts once", () => {
    const house = { type: "pension", priceFrom: 42.5 };
    const nights = [
      night(1, { priceCents: 3000 }),
      night(2, { house }),
      night(3, { typesInTown: ["hostel"] }),
      night(4),
    ];
    const cost = estimateCost(nights, 3);
    expect(cost.nights.map(({ cents }) => cents)).toEqual([3000, 12_750, 3 * (typicalPriceOf("hostel") ?? 0), null]);
    expect(cost).toMatchObject({ people: 3, knownCents: 15_750, unknownNights: 1 });
  });

  it("has a typical price for every type of place, and no other", () => {
    for (const type of accommodationTypes) expect(typicalPriceOf(type)).toBeGreaterThan(0);
    expect(typicalPriceOf("castle")).toBeNull();
  });
});
