import { describe, expect, it } from "vitest";
import { greatCircleM } from "../route-geometry/great-circle.ts";
import { arcsBetween, sampleArcs, sampleWaypoints, trackAlong, waypoint } from "#tests/support/samples/sample-route.ts";
import { waypointsOfArcs } from "./path-today.ts";
import { type GapFilling, placeWaypoints, proposeArcs, snapInOrder } from "./propose-arcs.ts";
import { measureTrack, type TrackPoint } from "./track.ts";
import { localPlane } from "#domain/geography/route-geometry/local-plane.ts";
import { measureLine } from "#domain/geography/route-geometry/measured-line.ts";
import { nearestPassing, passings } from "#domain/geography/route-geometry/passings.ts";

function propose(points: readonly TrackPoint[], arcs = sampleArcs, gaps: GapFilling = "today") {
  const track = measureTrack(points);
  return proposeArcs(track, arcs, placeWaypoints(track, waypointsOfArcs(arcs)), gaps);
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, number) => total + number, 0);

describe("proposeArcs", () => {
  it("cuts a track at the waypoints, without losing any part", () => {
    const track = trackAlong(0, 20_000);
    const proposed = propose(track);
    expect(proposed.map(({ unchangedBecause }) => unchangedBecause)).toEqual([null, null, null, null]);
    const metres = sum(proposed.map(({ after }) => after!.distanceM));
    expect(Math.abs(metres - measureTrack(track).lengthM)).toBeLessThan(4);
    expect(proposed.map(({ after }) => after!.ascentM)).toEqual([50, 50, 50, 50]);
  });

  it("starts and ends each line at its waypoints", () => {
    const beside = arcsBetween([sampleWaypoints[0]!, waypoint("beside", 5000, 200), sampleWaypoints[2]!]);
    for (const { arc, after } of propose(trackAlong(0, 20_000), beside)) {
      expect(greatCircleM(after!.line[0]!, arc.from)).toBeLessThan(2.5);
      expect(greatCircleM(after!.line.at(-1)!, arc.to)).toBeLessThan(2.5);
    }
  });

  it("is never shorter than the straight line", () => {
    const beside = arcsBetween([waypoint("a", 1000, 450), waypoint("b", 1400, -450), sampleWaypoints[4]!]);
    const [first] = propose(trackAlong(0, 20_000), beside);
    expect(first!.after!.distanceM).toBeGreaterThanOrEqual(900);
  });

  it("keeps an arc unchanged if the track does not pass its waypoint", () => {
    const off = arcsBetween([
      sampleWaypoints[0]!,
      waypoint("off", 5000, 1200),
      sampleWaypoints[2]!,
      sampleWaypoints[3]!,
    ]);
    expect(propose(trackAlong(0, 20_000), off).map(({ unchangedBecause }) => unchangedBecause)).toEqual([
      "off-track",
      "off-track",
      null,
    ]);
    expect(propose(trackAlong(0, 9000)).map(({ unchangedBecause }) => unchangedBecause)).toEqual([
      null,
      "off-track",
      "off-track",
      "off-track",
    ]);
  });

  it("fills a gap as requested", () => {
    const withGap = [...trackAlong(0, 6000), ...trackAlong(8000, 20_000)];
    expect(propose(withGap).map(({ unchangedBecause }) => unchangedBecause)).toEqual([null, "gap", null, null]);
    expect(propose(withGap, sampleArcs, "straight").map(({ unchangedBecause }) => unchangedBecause)).toEqual([
      null,
      null,
      null,
      null,
    ]);
  });

  it("keeps ferries, and the ascent if the file has no elevations", () => {
    const ferry = sampleArcs.map((arc, index) => (index === 1 ? { ...arc, mode: "ferry" as const } : arc));
    expect(propose(trackAlong(0, 20_000), ferry)[1]).toMatchObject({ after: null, unchangedBecause: "not-walked" });
    const flat = trackAlong(0, 20_000).map((point) => ({ ...point, elevationM: null }));
    expect(propose(flat)[0]!.after).toMatchObject({ ascentM: 70, descentM: 20 });
  });

  it("keeps the elevations of the file within three metres, with far fewer points", () => {
    const hilly = trackAlong(0, 20_000, 10).map((point, index) => ({
      ...point,
      elevationM: 500 + 80 * Math.sin(index / 60),
    }));
    const [first] = propose(hilly);
    const { line } = first!.after!;
    expect(line.length).toBeLessThan(200);
    const heights = line.flatMap(({ elevationM }) => elevationM ?? []);
    expect(Math.max(...heights)).toBeGreaterThan(577);
    expect(Math.min(...heights)).toBeLessThan(423);
  });
});

const plane = localPlane({ lat: 42.5, lon: -5 });
const place = (x: number, y: number) => plane.toEarth({ x, y });
/** East for 4 km, then back 1 km further north. */
const hairpin = measureLine([place(0, 0), place(4000, 0), place(4000, 1000), place(0, 1000)]);

describe("passings", () => {
  it("projects a point onto the line", () => {
    const [passing] = passings(hairpin, place(1500, 120), 200);
    expect(passing?.offM).toBeCloseTo(120, 0);
    expect(passing?.alongM).toBeCloseTo(1500, -1);
  });

  it("returns every pass of the line", () => {
    const distances = passings(hairpin, place(1500, 500), 600).map(({ alongM }) => Math.round(alongM / 100));
    expect(distances).toEqual([15, 75]);
  });

  it("is empty if the line stays away", () => {
    expect(passings(hairpin, place(1500, 500), 400)).toEqual([]);
  });
});

describe("nearestPassing", () => {
  it("finds the nearest position at any distance", () => {
    expect(nearestPassing(hairpin, place(-3000, 900))?.offM).toBeCloseTo(3001.7, 0);
  });

  it("is null for a single point", () => {
    expect(nearestPassing(measureLine([place(0, 0)]), place(1, 1))).toBeNull();
  });
});

describe("snapInOrder", () => {
  const alongOf = (points: { lat: number; lon: number }[]) =>
    snapInOrder(hairpin, points, 700).map((passing) => passing && Math.round(passing.alongM / 100));

  it("keeps the order even if the nearest position is earlier", () => {
    // The second point is nearer to the outward leg, but must come after the turn.
    expect(alongOf([place(3900, 900), place(2000, 480), place(1000, 1000)])).toEqual([49, 70, 80]);
  });

  it("skips a point far from the line", () => {
    expect(alongOf([place(500, 0), place(2000, -3000), place(3500, 0)])).toEqual([5, null, 35]);
  });

  it("skips one point out of order rather than the others", () => {
    const points = [500, 3500, 1000, 1500, 3900].map((x) => place(x, -10));
    expect(alongOf(points)).toEqual([5, null, 10, 15, 39]);
  });

  it("is empty for a line elsewhere", () => {
    expect(alongOf([place(90_000, 0)])).toEqual([null]);
    expect(alongOf([])).toEqual([]);
  });
});
