import { describe, expect, it } from "vitest";
import { positionOnWalk } from "./chart-layers.tsx";
import { chartScale, roundStep } from "./chart-scale.ts";
import { summitLabels } from "./summit-labels.ts";

/** A profile from pairs of kilometre and elevation. */
function profileOf(minM: number, maxM: number, ...points: readonly (readonly [km: number, elevationM: number])[]) {
  return { lengthKm: points.at(-1)![0], minM, maxM, points: points.map(([km, elevationM]) => ({ km, elevationM })) };
}

describe("roundStep", () => {
  it("returns round steps, not more than requested", () => {
    expect([roundStep(766, 9), roundStep(112, 9), roundStep(1500, 4)]).toEqual([100, 20, 500]);
  });
});

describe("chartScale", () => {
  const profile = profileOf(185, 1507, [0, 185], [766, 260]);
  const scale = chartScale(profile, 640, 200);

  it("converts pixels to kilometres, clamped to the walk", () => {
    expect(scale.kmAt(scale.x(300))).toBeCloseTo(300, 9);
    expect([scale.kmAt(-50), scale.kmAt(9000)]).toEqual([0, 766]);
  });

  it("keeps the terrain inside the plot", () => {
    expect(scale.y(1507)).toBeCloseTo(scale.top, 9);
    expect(scale.y(185)).toBeLessThan(scale.bottom);
  });

  it("has round ticks", () => {
    expect(scale.kmTicks).toEqual([0, 100, 200, 300, 400, 500, 600, 700]);
    expect(scale.elevationTicks).toEqual([500, 1000, 1500]);
  });

  it("does not exaggerate flat terrain", () => {
    const low = chartScale({ ...profile, minM: 20, maxM: 60 }, 640, 200);
    expect(low.y(20) - low.y(60)).toBeLessThan((low.bottom - low.top) / 4);
  });
});

describe("positionOnWalk", () => {
  const profile = profileOf(100, 400, [0, 100], [30, 400]);
  const places = [
    { name: "Start", km: 0 },
    { name: "Middle", km: 12 },
  ];

  it("is in a place within a few hundred metres", () => {
    const position = positionOnWalk(profile, places, 11.6);
    expect(position).toEqual({ km: 11.6, elevationM: 216, place: "Middle", isThere: true });
  });

  it("is after the last place passed elsewhere", () => {
    expect(positionOnWalk(profile, places, 9)).toMatchObject({ place: "Start", isThere: false });
  });

  it("is null without places", () => {
    expect(positionOnWalk(profile, [], 9).place).toBeNull();
  });
});

describe("summitLabels", () => {
  const profile = profileOf(0, 1500, [0, 100], [50, 1500], [62, 1300], [100, 0]);
  const labelled = (width: number, ...summits: readonly (readonly [name: string, km: number])[]) =>
    summitLabels(
      profile,
      summits.map(([name, km]) => ({ name, km })),
      chartScale(profile, width, 200),
    );

  it("places two neighbouring labels side by side", () => {
    const labels = labelled(640, ["Cruz de Ferro", 50], ["O Cebreiro", 62]);
    const [first, second] = labels.toSorted((a, b) => a.textX - b.textX);
    expect(labels).toHaveLength(2);
    expect((first?.textX ?? 0) + (first?.width ?? 0)).toBeLessThan(second?.textX ?? 0);
  });

  it("keeps the higher one if only one fits", () => {
    const labels = labelled(
      360,
      ["Lower of the two with a long name", 49],
      ["Higher of the two with a long name", 50],
      ["Third with a name as long as those", 51],
    );
    expect(labels.map((label) => label.name)).toEqual(["Higher of the two with a long name"]);
  });
});
