import { greatCircleM, type LatLon } from "../route-geometry/great-circle.ts";
import { fractionAlong, localPlane, metresToSegment } from "../route-geometry/local-plane.ts";
import { metresAlong } from "./elevation-at.ts";
import type { ArcLinePoint, ProfilePlace, WalkedArc } from "./profile.ts";

export interface NamedPoint {
  readonly name: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
}

const origin = { x: 0, y: 0 };
const placeOf = ([lat, lon]: ArcLinePoint): LatLon => ({ lat, lon });

/**
 * Kilometres of named points near the walk, such as passes: those within `withinM` metres of the line, in walking
 * order.
 */
export function placesNearWalk(
  arcs: readonly WalkedArc[],
  points: readonly NamedPoint[],
  withinM = 400,
): ProfilePlace[] {
  const nearest = points.map(() => ({ metres: withinM, km: null as number | null }));
  let walkedM = 0;
  for (const arc of arcs) {
    const along = metresAlong(arc.line);
    const factor = arc.walkedM / (along.at(-1) || 1);
    const reachM = withinM + (along.at(-1) ?? 0);
    const start = arc.line[0];
    points.forEach((point, number) => {
      const best = nearest[number];
      if (!best || !start || greatCircleM(point, placeOf(start)) > reachM) return;
      const { toPlane } = localPlane(point);
      arc.line.forEach((to, index) => {
        const from = arc.line[index - 1];
        if (!from) return;
        const [a, b] = [toPlane(placeOf(from)), toPlane(placeOf(to))];
        const metres = metresToSegment(origin, a, b);
        if (metres > best.metres) return;
        const [fromM, toM] = [along[index - 1] ?? 0, along[index] ?? 0];
        best.metres = metres;
        best.km = (walkedM + (fromM + fractionAlong(origin, a, b) * (toM - fromM)) * factor) / 1000;
      });
    });
    walkedM += arc.walkedM;
  }
  return points
    .flatMap(({ name }, number) => {
      const km = nearest[number]?.km ?? null;
      return km === null ? [] : [{ name, km }];
    })
    .sort((a, b) => a.km - b.km);
}
