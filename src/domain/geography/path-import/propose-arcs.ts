import { greatCircleM, type LatLon } from "../route-geometry/great-circle.ts";
import { climbOf } from "./climb.ts";
import type { ArcMeasures, PathArc, PathWaypoint } from "./path-today.ts";
import { simplifyTrack } from "./simplify-track.ts";
import { cutTrack, gapFromM, longSteps, type MeasuredTrack, type TrackPoint } from "./track.ts";
import { type Passing, passings } from "../route-geometry/passings.ts";
import type { MeasuredLine } from "#domain/geography/route-geometry/measured-line.ts";

interface Choice {
  readonly passing: Passing;
  /** Index of the point among all points. */
  readonly index: number;
  readonly cost: number;
  readonly before: Choice | null;
}

/**
 * Snaps consecutive points to a line in order: the position of each point on the line, or null if the line does not
 * pass within `withinM` metres or only out of order. Minimises the sum of offsets; skipping a point costs twice
 * `withinM`, so that one stray point does not distort the others.
 */
export function snapInOrder(line: MeasuredLine, points: readonly LatLon[], withinM: number): (Passing | null)[] {
  const choices: Choice[] = [];
  points.forEach((point, index) => {
    const here = passings(line, point, withinM).map((passing) => cheapestChoice(choices, passing, index, withinM));
    choices.push(...here);
  });
  const snapped: (Passing | null)[] = points.map(() => null);
  const total = (choice: Choice) => choice.cost + 2 * withinM * (points.length - 1 - choice.index);
  let last = choices.reduce<Choice | null>((best, c) => (best && total(best) <= total(c) ? best : c), null);
  for (; last; last = last.before) snapped[last.index] = last.passing;
  return snapped;
}

function cheapestChoice(earlier: readonly Choice[], passing: Passing, index: number, withinM: number): Choice {
  let before: Choice | null = null;
  let cost = 2 * withinM * index;
  for (const choice of earlier) {
    if (choice.passing.alongM > passing.alongM) continue;
    const throughIt = choice.cost + 2 * withinM * (index - choice.index - 1);
    if (throughIt < cost) {
      before = choice;
      cost = throughIt;
    }
  }
  return { passing, index, cost: cost + passing.offM, before };
}

/** Waypoints further from the track than this, in metres, are not on it. */
const farthestM = 500;

export interface PlacedWaypoint {
  readonly waypoint: PathWaypoint;
  /** Where the track passes it; null if it does not, or only out of order. */
  readonly passing: Passing | null;
  /** Metres to the nearest point of the track. */
  readonly nearestM: number;
}

/** Where a track passes the waypoints of a route, in order. */
export function placeWaypoints(track: MeasuredTrack, waypoints: readonly PathWaypoint[]): PlacedWaypoint[] {
  const snapped = snapInOrder(track, waypoints, farthestM);
  return waypoints.map((waypoint, index) => {
    const passing = snapped[index] ?? null;
    const nearestM = passing?.offM ?? nearestPointM(track, waypoint);
    return { waypoint, passing, nearestM };
  });
}

function nearestPointM({ points }: MeasuredTrack, waypoint: PathWaypoint): number {
  return points.reduce((least, point) => Math.min(least, greatCircleM(point, waypoint)), Number.POSITIVE_INFINITY);
}

/** How to treat an arc with a gap in the track. */
export type GapFilling = "today" | "straight";

/** Why an arc is unchanged: it is a crossing, a waypoint at its end is not on the track, or the track has a gap. */
type UnchangedBecause = "not-walked" | "off-track" | "gap";

export interface ProposedArc {
  readonly arc: PathArc;
  /** Null for an unchanged arc. */
  readonly after: (ArcMeasures & { readonly line: readonly TrackPoint[] }) | null;
  readonly unchangedBecause: UnchangedBecause | null;
}

/** Tolerances of stored lines in metres: less than the error of a receiver. */
const tolerances = { horizontalM: 5, heightM: 3 };
/** A line is extended to its waypoint, unless the track starts within this distance, in metres. */
const samePlaceM = 2;

/**
 * The proposed changes of a track to the arcs of a route: the line between their waypoints, its length, and its climb
 * if the file has elevations (otherwise the current climb stays). A length is never less than the straight line between
 * the waypoints.
 */
export function proposeArcs(
  track: MeasuredTrack,
  arcs: readonly PathArc[],
  placed: readonly PlacedWaypoint[],
  gaps: GapFilling,
): ProposedArc[] {
  return arcs.map((arc, index): ProposedArc => {
    const unchanged = (unchangedBecause: UnchangedBecause): ProposedArc => ({ arc, after: null, unchangedBecause });
    if (arc.mode !== "walk") return unchanged("not-walked");
    const from = placed[index]?.passing;
    const to = placed[index + 1]?.passing;
    if (!from || !to || to.alongM <= from.alongM) return unchanged("off-track");
    const cut = cutTrack(track, from.alongM, to.alongM);
    if (gaps === "today" && longSteps(cut, gapFromM).length > 0) return unchanged("gap");
    return { arc, after: measured(arc, cut, to.alongM - from.alongM), unchangedBecause: null };
  });
}

function measured(arc: PathArc, cut: readonly TrackPoint[], lengthM: number): NonNullable<ProposedArc["after"]> {
  const climb = climbOf(cut.map(({ elevationM }) => elevationM));
  const straightM = greatCircleM(arc.from, arc.to);
  const line = [...startOf(arc.from, cut[0]), ...cut, ...startOf(arc.to, cut.at(-1))];
  return {
    distanceM: Math.max(1, Math.round(lengthM), Math.ceil(straightM)),
    ascentM: climb?.ascentM ?? arc.ascentM,
    descentM: climb?.descentM ?? arc.descentM,
    line: simplifyTrack(line, tolerances),
  };
}

/** The waypoint itself, if the track passes it at a distance. */
function startOf(waypoint: PathWaypoint, end: TrackPoint | undefined): TrackPoint[] {
  if (!end || greatCircleM(waypoint, end) <= samePlaceM) return [];
  const { lat, lon, elevationM } = waypoint;
  return [{ lat, lon, elevationM: elevationM ?? end.elevationM }];
}
