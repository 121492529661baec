import { describe, expect, it } from "vitest";
import { labelledSummits, summits } from "./summits.ts";

function profileOf(...elevations: number[]) {
  return {
    lengthKm: elevations.length - 1,
    minM: Math.min(...elevations),
    maxM: Math.max(...elevations),
    points: elevations.map((elevationM, km) => ({ km, elevationM })),
  };
}

describe("summits", () => {
  it("measures prominence down to the higher of the two saddles", () => {
    // 800 rises 300 above its left side and, before the higher 1000, 500 above its right side.
    const found = summits(profileOf(300, 800, 500, 1000, 200), 100);
    expect(found).toEqual([
      { km: 3, elevationM: 1000, prominenceM: 700 },
      { km: 1, elevationM: 800, prominenceM: 300 },
    ]);
  });

  it("ignores small bumps", () => {
    expect(summits(profileOf(0, 500, 460, 490, 0), 50).map((summit) => summit.km)).toEqual([1]);
  });

  it("counts a plateau once, and neither start nor end", () => {
    expect(summits(profileOf(900, 100, 400, 400, 100, 900), 100).map(({ km }) => km)).toEqual([2]);
  });
});

describe("labelledSummits", () => {
  const profile = profileOf(0, 900, 0, 500, 0, 700, 0);

  it("names the most prominent in walking order", () => {
    const places = [
      { name: "First", km: 1.2 },
      { name: "Second", km: 3 },
      { name: "Third", km: 5 },
    ];
    expect(labelledSummits(profile, places, { count: 2 })).toEqual([
      { name: "First", km: 1 },
      { name: "Third", km: 5 },
    ]);
  });

  it("omits summits without a named place nearby", () => {
    expect(labelledSummits(profile, [{ name: "Third", km: 5 }], { withinKm: 1 })).toEqual([{ name: "Third", km: 5 }]);
  });
});
