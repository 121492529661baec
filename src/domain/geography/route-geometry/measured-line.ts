import { greatCircleM, type LatLon, placeBetween } from "./great-circle.ts";

/** A line with the distance of each point from its start. */
export interface MeasuredLine {
  readonly points: readonly LatLon[];
  /** Metres from the start to each point, parallel to `points`. */
  readonly alongM: readonly number[];
  readonly lengthM: number;
}

export function measureLine(points: readonly LatLon[]): MeasuredLine {
  const alongM: number[] = [];
  let lengthM = 0;
  points.forEach((point, i) => {
    const before = points[i - 1];
    if (before) lengthM += greatCircleM(before, point);
    alongM.push(lengthM);
  });
  return { points, alongM, lengthM };
}

/** The place `metres` from the start of the line, clamped to it. @throws {RangeError} for a line without points */
export function placeAlong(line: MeasuredLine, metres: number): LatLon {
  const after = line.alongM.findIndex((along) => along >= metres);
  const to = line.points.at(after);
  const from = line.points[after - 1];
  if (!to) throw new RangeError("A line without points has no places.");
  if (after <= 0 || !from) return to;
  const start = line.alongM[after - 1] ?? 0;
  const length = (line.alongM[after] ?? start) - start;
  const t = length === 0 ? 0 : (metres - start) / length;
  return placeBetween(from, to, t);
}

/** The part of the line between two distances from its start, inclusive, in metres with `fromM` ≤ `toM`. */
export function cutLine(line: MeasuredLine, fromM: number, toM: number): LatLon[] {
  const inner = line.points.filter((_, i) => {
    const along = line.alongM[i] ?? 0;
    return along > fromM && along < toM;
  });
  return [placeAlong(line, fromM), ...inner, placeAlong(line, toM)];
}

/**
 * Length in metres of an arc after one of its ends has been moved: changed by the difference of its first or last
 * stretch, and never less than the straight line between its ends. The measured length of the rest is unchanged.
 *
 * @param line previous line from the arc's first waypoint to its second
 */
export function lengthWithMovedEnd(
  { distanceM, line }: { readonly distanceM: number; readonly line: readonly LatLon[] },
  end: "from" | "to",
  place: LatLon,
): number {
  const [moved, next, ...others] = end === "from" ? line : line.toReversed();
  if (!moved || !next) return distanceM;
  const gainedM = greatCircleM(place, next) - greatCircleM(moved, next);
  const straightM = greatCircleM(place, others.at(-1) ?? next);
  return Math.max(1, Math.ceil(straightM), Math.round(distanceM + gainedM));
}
