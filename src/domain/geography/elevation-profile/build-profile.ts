import { metresAlong } from "./walked-line.ts";
import type { ElevationProfile, ProfilePoint, WalkedArc } from "./profile.ts";

/**
 * The profile of a walk. Slopes between known elevations are assumed to be even; before the first and after the last
 * known one there are no points. A line's points are spread over the arc's walked distance in proportion to the line's
 * length. Null if fewer than two elevations are known.
 */
export function buildProfile(arcs: readonly WalkedArc[]): ElevationProfile | null {
  const points: ProfilePoint[] = [];
  let walkedM = 0;
  const add = (metres: number, elevationM: number | null | undefined) => {
    if (elevationM == null) return;
    const km = metres / 1000;
    const last = points.at(-1);
    // The end of one arc is the start of the next.
    if (last && km - last.km < 1e-9 && last.elevationM === elevationM) return;
    points.push({ km, elevationM });
  };
  for (const arc of arcs) {
    add(walkedM, arc.fromElevationM);
    const along = metresAlong(arc.line);
    const factor = arc.walkedM / (along.at(-1) || 1);
    arc.line.slice(1, -1).forEach((point, index) => {
      add(walkedM + (along[index + 1] ?? 0) * factor, point[2]);
    });
    walkedM += arc.walkedM;
    add(walkedM, arc.toElevationM);
  }
  if (points.length < 2) return null;
  const elevations = points.map((point) => point.elevationM);
  return {
    lengthKm: walkedM / 1000,
    minM: elevations.reduce((a, b) => Math.min(a, b)),
    maxM: elevations.reduce((a, b) => Math.max(a, b)),
    points,
  };
}
