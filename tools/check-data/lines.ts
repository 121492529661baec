import type { DataSet } from "#database/seeds/data-set.ts";
import { greatCircleM } from "#domain/route-geometry/great-circle.ts";
import { measureLine } from "#domain/route-geometry/measured-line.ts";
import { decodePolyline, PolylineError } from "#domain/route-geometry/polyline.ts";

/** Five decimals of a degree are a metre: a line may miss its waypoint by no more than their rounding. */
const endToleranceM = 2;

/** A line may be longer than the published distance by the way to a waypoint beside it, there and back. */
const longest = { factor: 1.4, plusM: 500 };

/** Each line runs from the arc's first waypoint to its last, is not much longer than the arc, and has a height or a blank for each point. */
export function checkLines(data: DataSet): string[] {
  const waypoints = new Map(data.waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  const arcs = new Map(data.arcs.map((arc) => [arc.id, arc]));
  return data.arcLines.flatMap((row) => {
    const where = `line of arc ${row.arcId}`;
    const arc = arcs.get(row.arcId);
    const from = waypoints.get(arc?.from ?? "");
    const to = waypoints.get(arc?.to ?? "");
    if (!arc || !from || !to) return [];
    const points = pointsOf(row.line);
    const first = points?.at(0);
    const last = points?.at(-1);
    if (!points || !first || !last || points.length < 2) return [`${where}: is no line`];
    const faults: string[] = [];
    if (greatCircleM(first, from) > endToleranceM) faults.push(`${where}: does not start at ${arc.from}`);
    if (greatCircleM(last, to) > endToleranceM) faults.push(`${where}: does not end at ${arc.to}`);
    if (points.length !== row.elevations.length) {
      faults.push(`${where}: has ${points.length} points and ${row.elevations.length} heights`);
    }
    const { lengthM } = measureLine(points);
    if (lengthM > arc.distanceM * longest.factor + longest.plusM) {
      faults.push(`${where}: is ${Math.round(lengthM)} m long, the arc ${arc.distanceM} m`);
    }
    return faults;
  });
}

function pointsOf(line: string) {
  try {
    return decodePolyline(line);
  } catch (error) {
    if (error instanceof PolylineError) return null;
    throw error;
  }
}
