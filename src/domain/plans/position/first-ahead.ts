import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { cutLine, type MeasuredLine } from "#domain/geography/route-geometry/measured-line.ts";
import { inFrame, passings } from "#domain/geography/route-geometry/passings.ts";

/** Something ahead of a walker. */
export interface Ahead {
  /** Null when it has no name. */
  readonly name: string | null;
  readonly metres: number;
  /** Index of the town in a list of towns; null for a point along the way. */
  readonly town: number | null;
}

interface Stop {
  readonly name: string;
  readonly town: number;
  /** Walked metres from the start of the way. */
  readonly alongM: number;
}

interface Point extends LatLon {
  readonly name: string | null;
}

/** How far to look ahead, in metres: nobody walks further in a day. */
const horizonM = 50_000;
/** Points further off the line, in metres, are not on the way. */
const maxOffWayM = 400;
/** A position just past a town's waypoint is still in the town. */
const hereM = 200;

/** The stretch of the way within the horizon, with the same measure. */
function stretchAhead(way: MeasuredLine, fromM: number): MeasuredLine {
  const toM = Math.min(way.lengthM, fromM + horizonM);
  const inner = way.alongM.filter((along) => along > fromM && along < toM);
  return { points: cutLine(way, fromM, toM), alongM: [fromM, ...inner, toM], lengthM: toM - fromM };
}

/**
 * The first town or point ahead of a position on the way, or null if none is known within 50 km. For a point off the
 * line, which is considered up to 400 m, the distance to it is included; a town passed at most 200 m ago counts as
 * here: 0 m.
 */
export function firstAhead(
  way: MeasuredLine,
  fromM: number,
  stops: readonly Stop[],
  points: readonly Point[],
): Ahead | null {
  const ahead: Ahead[] = stops
    .filter(({ alongM }) => alongM >= fromM - hereM && alongM <= fromM + horizonM)
    .map(({ name, town, alongM }) => ({ name, town, metres: Math.max(0, alongM - fromM) }));
  const stretch = stretchAhead(way, fromM);
  for (const point of inFrame(stretch.points, points, maxOffWayM)) {
    const passing = passings(stretch, point, maxOffWayM)[0];
    if (passing) ahead.push({ name: point.name, town: null, metres: passing.alongM - fromM + passing.offM });
  }
  return ahead.reduce<Ahead | null>((first, next) => (first && first.metres <= next.metres ? first : next), null);
}
