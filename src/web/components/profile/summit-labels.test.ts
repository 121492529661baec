import { describe, expect, it } from "vitest";
import { chartScale } from "./chart-scale.ts";
import { summitLabels } from "./summit-labels.ts";

const profile = {
  lengthKm: 100,
  minM: 0,
  maxM: 1500,
  points: [
    { km: 0, elevationM: 100 },
    { km: 50, elevationM: 1500 },
    { km: 62, elevationM: 1300 },
    { km: 100, elevationM: 0 },
  ],
};
const scale = chartScale(profile, 640, 200);

describe("summitLabels", () => {
  it("makes room for two neighbours by putting one to the left", () => {
    const labels = summitLabels(
      profile,
      [
        { name: "Cruz de Ferro", km: 50 },
        { name: "O Cebreiro", km: 62 },
      ],
      scale,
    );
    const [first, second] = labels.toSorted((a, b) => a.textX - b.textX);
    expect(labels).toHaveLength(2);
    expect((first?.textX ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.textX ?? 0);
  });

  it("keeps the higher one where only one fits", () => {
    const labels = summitLabels(
      profile,
      [
        { name: "Lower of the two with a long name", km: 49 },
        { name: "Higher of the two with a long name", km: 50 },
        { name: "Third with a name as long as those", km: 51 },
      ],
      chartScale(profile, 360, 200),
    );
    expect(labels.map((label) => label.name)).toEqual(["Higher of the two with a long name"]);
  });
});
