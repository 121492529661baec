import { greatCircleM, lonNear, metresPerDegree } from "../route-geometry/great-circle.ts";
import { metresAlong } from "./walked-line.ts";
import type { ProfilePlace, WalkedArc } from "./profile.ts";

interface NamedPoint {
  readonly name: string;
  /** Degrees, WGS84. */
  readonly lat: number;
  readonly lon: number;
}

/** Nearest point on the segment a–b to the point: its fraction of the segment and its distance in metres. */
function nearestOnStretch(
  point: NamedPoint,
  a: readonly [lat: number, lon: number, ...unknown[]],
  b: readonly [lat: number, lon: number, ...unknown[]],
): { share: number; metres: number } {
  const east = Math.cos((point.lat * Math.PI) / 180);
  const [dx, dy] = [(lonNear(b[1], a[1]) - a[1]) * east, b[0] - a[0]];
  const [px, py] = [(lonNear(point.lon, a[1]) - a[1]) * east, point.lat - a[0]];
  const share = Math.max(0, Math.min(1, (px * dx + py * dy) / (dx * dx + dy * dy || 1)));
  const metres = Math.hypot(px - share * dx, py - share * dy) * metresPerDegree;
  return { share, metres };
}

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
      if (!best || !start || greatCircleM(point, { lat: start[0], lon: start[1] }) > reachM) return;
      arc.line.forEach((to, index) => {
        const from = arc.line[index - 1];
        if (!from) return;
        const { share, metres } = nearestOnStretch(point, from, to);
        if (metres > best.metres) return;
        const [fromM, toM] = [along[index - 1] ?? 0, along[index] ?? 0];
        best.metres = metres;
        best.km = (walkedM + (fromM + share * (toM - fromM)) * factor) / 1000;
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
