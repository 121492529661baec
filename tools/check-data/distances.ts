import type { DataSet } from "#database/seeds/data-set.ts";
import { greatCircleM } from "#domain/route-geometry/great-circle.ts";
import { arcsOfBranch } from "./branches.ts";

/** Guide books round and measure differently: a total may leave the published range by this part of it. */
const publishedTolerance = 0.02;

/** No arc is shorter than the great circle between its waypoints, but for 1 m of rounding and 0.5 % for the flattened earth. */
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

/** The walked length of each main branch lies within the published range, give or take 2 %. */
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
