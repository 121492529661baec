import { greatCircleM } from "../route-geometry/great-circle.ts";
import { climbOf } from "./climb.ts";
import type { ArcMeasures, PathArc, PathWaypoint } from "./path-today.ts";
import { simplifyTrack } from "./simplify-track.ts";
import { cutTrack, gapFromM, longSteps, type MeasuredTrack, type TrackPoint } from "./track.ts";
import type { Passing } from "../route-geometry/passings.ts";
import { snapInOrder } from "../route-geometry/snap.ts";

/** A waypoint further from the track than this, in metres, is not on it. */
const farthestM = 500;

export interface LaidWaypoint {
  readonly waypoint: PathWaypoint;
  /** Where the track passes it; null when it does not, or only out of order. */
  readonly passing: Passing | null;
  /** Metres to the nearest point of the track. */
  readonly nearestM: number;
}

/** Where a track passes the waypoints of a route, each after the one before. */
export function layWaypoints(track: MeasuredTrack, waypoints: readonly PathWaypoint[]): LaidWaypoint[] {
  const passings = snapInOrder(track, waypoints, farthestM);
  return waypoints.map((waypoint, index) => {
    const passing = passings[index] ?? null;
    const nearestM = passing?.offM ?? nearestPointM(track, waypoint);
    return { waypoint, passing, nearestM };
  });
}

function nearestPointM({ points }: MeasuredTrack, waypoint: PathWaypoint): number {
  return points.reduce((least, point) => Math.min(least, greatCircleM(point, waypoint)), Number.POSITIVE_INFINITY);
}

/** What becomes of an arc that a track leads past with a gap. */
export type GapFilling = "today" | "straight";

/** Why an arc stays as it is: it is a crossing, a waypoint at its end is not on the track, or the track has a gap. */
export type UnchangedBecause = "not-walked" | "off-track" | "gap";

export interface ProposedArc {
  readonly arc: PathArc;
  /** Null for an arc that stays as it is. */
  readonly after: (ArcMeasures & { readonly line: readonly TrackPoint[] }) | null;
  readonly unchangedBecause: UnchangedBecause | null;
}

/** Stored lines lie this close to the track, in metres: less than the error of a receiver. */
const tolerances = { besideM: 5, heightM: 3 };
/** A line starts at its waypoint unless the track does so anyhow, in metres. */
const samePlaceM = 2;

/**
 * What a track would make of the arcs of a route: the line between where it
 * passes their waypoints, its length, and its climb where the file has
 * heights (elsewhere the climb of today stays). A length is never less than
 * the straight one between the waypoints.
 */
export function proposeArcs(
  track: MeasuredTrack,
  arcs: readonly PathArc[],
  laid: readonly LaidWaypoint[],
  gaps: GapFilling,
): ProposedArc[] {
  return arcs.map((arc, index): ProposedArc => {
    const kept = (unchangedBecause: UnchangedBecause): ProposedArc => ({ arc, after: null, unchangedBecause });
    if (arc.mode !== "walk") return kept("not-walked");
    const from = laid[index]?.passing;
    const to = laid[index + 1]?.passing;
    if (!from || !to || to.alongM <= from.alongM) return kept("off-track");
    const cut = cutTrack(track, from.alongM, to.alongM);
    if (gaps === "today" && longSteps(cut, gapFromM).length > 0) return kept("gap");
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

/** The waypoint itself, where the track passes beside it. */
function startOf(waypoint: PathWaypoint, end: TrackPoint | undefined): TrackPoint[] {
  if (!end || greatCircleM(waypoint, end) <= samePlaceM) return [];
  const { lat, lon, elevationM } = waypoint;
  return [{ lat, lon, elevationM: elevationM ?? end.elevationM }];
}
