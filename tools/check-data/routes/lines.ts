import type { DataSet } from "#database/seeds/data-set.ts";
import { greatCircleM } from "#domain/geography/route-geometry/great-circle.ts";
import { measureLine } from "#domain/geography/route-geometry/measured-line.ts";
import { decodePolyline, PolylineError } from "#domain/geography/route-geometry/polyline.ts";
import { arcsOfBranch } from "./branches.ts";

/** Five decimals of a degree are a metre: ends of lines may deviate from their waypoint by rounding only. */
const endToleranceM = 2;

/** A line may be longer than the published distance by the detour to a waypoint off the path. */
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

/** Guidebooks round and measure differently: tolerance of totals outside the published range. */
const publishedTolerance = 0.02;

/** No arc may be shorter than the great circle, with 1 m tolerance for rounding and 0.5 % for the flattened earth. */
export function checkArcLengths(data: DataSet): string[] {
  const waypoints = new Map(data.waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  return data.arcs.flatMap((arc) => {
    const from = waypoints.get(arc.from);
    const to = waypoints.get(arc.to);
    if (!from || !to) return [];
    const straightM = greatCircleM(from, to);
    const faults: string[] = [];
    if (arc.distanceM + 1 + 0.005 * straightM < straightM) {
      faults.push(`arc ${arc.id}: ${arc.distanceM} m is less than the great circle of ${Math.round(straightM)} m`);
    }
    if (!Number.isInteger(arc.distanceM) || arc.distanceM <= 0)
      faults.push(`arc ${arc.id}: its distance is no whole number of metres above 0`);
    for (const climb of [arc.ascentM, arc.descentM]) {
      if (climb !== null && (climb < 0 || climb > arc.distanceM))
        faults.push(`arc ${arc.id}: climbs or falls ${climb} m in ${arc.distanceM} m`);
    }
    return faults;
  });
}

/** The walking distance of each main branch must be within the published range, with a tolerance of 2 %. */
export function checkTotals(data: DataSet): string[] {
  return data.routes.flatMap((route) => {
    const main = data.branches.find((branch) => branch.routeSlug === route.slug && branch.kind === "main");
    if (!main) return [];
    const walked = arcsOfBranch(data, main).filter((arc) => arc.mode === "walk");
    const km = walked.reduce((sum, arc) => sum + arc.distanceM, 0) / 1000;
    const least = route.publishedKmMin * (1 - publishedTolerance);
    const most = route.publishedKmMax * (1 + publishedTolerance);
    return km >= least && km <= most
      ? []
      : [
          `route ${route.slug}: ${km.toFixed(1)} km is not within the published ${route.publishedKmMin} to ${route.publishedKmMax} km`,
        ];
  });
}
