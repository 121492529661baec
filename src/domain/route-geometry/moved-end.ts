import { greatCircleM, type LatLon } from "./great-circle.ts";

/**
 * Metres of an arc after one of its ends has been moved: what its first or last stretch gains or loses, and never less
 * than the straight line between its ends. What was measured along the rest of the line stays as it was measured.
 *
 * @param line from the arc's first waypoint to its second, as it was before
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
