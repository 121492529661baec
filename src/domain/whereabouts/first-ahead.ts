import type { LatLon } from "../route-geometry/great-circle.ts";
import { cutLine, type MeasuredLine } from "../route-geometry/measured-line.ts";
import { inFrame, passings } from "../route-geometry/passings.ts";

/** Something a walker comes to. */
export interface Ahead {
  /** Null when it has no name. */
  readonly name: string | null;
  /** Metres to it. */
  readonly metres: number;
  /** The town that it is, as an index into a list of towns; null for a point beside the way. */
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

/** How far ahead is looked, in metres: nobody walks further in a day. */
const horizonM = 50_000;
/** Points further off the line, in metres, are not on the way. */
const besideM = 400;
/** A position just past a town's waypoint is still in the town. */
const hereM = 200;

/** The stretch of the way within the horizon, measured as the way is. */
function stretchAhead(way: MeasuredLine, fromM: number): MeasuredLine {
  const toM = Math.min(way.lengthM, fromM + horizonM);
  const inner = way.alongM.filter((along) => along > fromM && along < toM);
  return { points: cutLine(way, fromM, toM), alongM: [fromM, ...inner, toM], lengthM: toM - fromM };
}

/**
 * The first town or point from a place of the way on, or null where none is known within 50 km. A point beside the line
 * counts with the way to it and is looked for within 400 m of the line; a town that was reached at most 200 m back is
 * here: 0 m.
 */
export function firstAhead(
  way: MeasuredLine,
  fromM: number,
  stops: readonly Stop[],
  points: readonly Point[],
): Ahead | null {
  const found: Ahead[] = stops
    .filter(({ alongM }) => alongM >= fromM - hereM && alongM <= fromM + horizonM)
    .map(({ name, town, alongM }) => ({ name, town, metres: Math.max(0, alongM - fromM) }));
  const stretch = stretchAhead(way, fromM);
  for (const point of inFrame(stretch.points, points, besideM)) {
    const passing = passings(stretch, point, besideM)[0];
    if (passing) found.push({ name: point.name, town: null, metres: passing.alongM - fromM + passing.offM });
  }
  return found.reduce<Ahead | null>((first, next) => (first && first.metres <= next.metres ? first : next), null);
}
