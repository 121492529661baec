import { describe, expect, it } from "vitest";

import { nearestEnd, possibleEnds } from "./possible-ends.ts";

const end = (to: string, km: number) => ({
  to,
  km,
  extraCost: 0,
  hours: km / 4,
  ascentM: 0,
  descentM: 0,
  houses: 1,
  overMax: false,
});
const day = { to: "middle", km: 20, alternatives: [end("far", 26), end("near", 12), end("next", 21)] };

describe("possible ends of a day", () => {
  it("are sorted by distance, with the neighbours of the current end", () => {
    const { ends, earlier, later } = possibleEnds(day);
    expect(ends.map(({ to }) => to)).toEqual(["near", "middle", "next", "far"]);
    expect([earlier?.to, later?.to]).toEqual(["near", "next"]);
    expect(possibleEnds({ ...day, alternatives: [] })).toMatchObject({ earlier: null, later: null });
  });

  it("include the one nearest to a drag position", () => {
    const { ends } = possibleEnds(day);
    expect([-5, 17, 20.4, 90].map((km) => nearestEnd(ends, km)?.to)).toEqual(["near", "middle", "middle", "far"]);
    expect(nearestEnd([], 3)).toBeNull();
  });
});
