import type { PathPreview } from "#contract/administration/path-import.ts";
import type { MainPath } from "#database/queries/administration/main-path.ts";
import { guideLine } from "#domain/geography/path-import/guide-line.ts";
import { type MeasuredTrack, measureTrack, type TrackPoint } from "#domain/geography/path-import/track.ts";
import { lineOfArcs, type PathArc, waypointsOfArcs } from "#domain/geography/path-import/path-today.ts";
import {
  type GapFilling,
  type PlacedWaypoint,
  placeWaypoints,
  proposeArcs,
  type ProposedArc,
} from "#domain/geography/path-import/propose-arcs.ts";
import { reviewTrack, type TrackReview } from "#domain/geography/path-import/review-track.ts";
import { encodePolyline } from "#domain/geography/route-geometry/polyline.ts";
import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { simplifyLine } from "#domain/geography/route-geometry/simplify.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { ProposedPath, StoredProposal } from "./path-proposal.ts";
import { readTrack } from "./read-track.ts";

/** Less than a pixel on a map of a whole route. */
const toleranceM = 60;
const maxProfilePoints = 400;

/** A track as shown on the import page. */
function drawTrack({ points, lengthM }: MeasuredTrack): StoredProposal["drawing"] {
  const line = points.map(({ lat, lon, elevationM }) => [lat, lon, elevationM] as const);
  const ends = { fromElevationM: points[0]?.elevationM ?? null, toElevationM: points.at(-1)?.elevationM ?? null };
  const profile = buildProfile([{ walkedM: lengthM, line, ...ends }]);
  return {
    line: encodePolyline(simplifyLine(points, toleranceM)),
    profile: (profile ? thinOut(profile, maxProfilePoints) : []).map(({ km, elevationM }) => ({ km, elevationM })),
  };
}

export interface Proposal extends Omit<StoredProposal, "preview"> {
  readonly preview: Omit<StoredProposal["preview"], "fileName" | "changes"> & {
    readonly changes: Omit<PathPreview["changes"], "impact">;
  };
}

/** Longer lists are of no use. */
const maxListed = 200;

/**
 * The effect of the track in a file on the main way of a route. Takes seconds for the largest files.
 *
 * @param text of the file
 * @throws UseCaseError `not-valid` for an unreadable file, and for one whose latitudes and longitudes are swapped
 */
export function proposePath({ arcs }: Pick<MainPath, "arcs">, text: string, gaps: GapFilling): Proposal {
  const { format, points } = readTrack(text);
  const review = reviewTrack(points, guideLine(lineOfArcs(arcs)));
  const track = measureTrack(review.points);
  const matchedTrack = placeWaypoints(track, waypointsOfArcs(arcs));
  if (!isNear(matchedTrack)) refuseSwapped(points, arcs);
  const proposed = proposeArcs(track, arcs, matchedTrack, gaps);
  return {
    preview: {
      format,
      points: points.length,
      ...reviewed(review, matchedTrack),
      ...matched(matchedTrack),
      changes: { arcs: changedArcs(proposed), kept: unchangedArcs(proposed) },
    },
    arcs: proposed.flatMap(({ arc, after }) => (after ? [pathOf(arcs, arc, after)] : [])),
    drawing: drawTrack(track),
  };
}

const isNear = (waypoints: readonly PlacedWaypoint[]): boolean => waypoints.some(({ passing }) => passing !== null);

/** @throws UseCaseError if the track would be on the way with its latitudes and longitudes swapped */
function refuseSwapped(points: readonly TrackPoint[], arcs: MainPath["arcs"]): void {
  const swapped = points.map(({ lat, lon, elevationM }) => ({ lat: lon, lon: lat, elevationM }));
  if (isNear(placeWaypoints(measureTrack(swapped), waypointsOfArcs(arcs)))) throw notValid("file", "place_swapped");
}

function reviewed(review: TrackReview, waypoints: readonly PlacedWaypoint[]) {
  const passed = waypoints.filter(({ passing }) => passing !== null);
  return {
    lengthM: Math.round(review.lengthM),
    ...(review.orderedLengthM !== null && { orderedLengthM: Math.round(review.orderedLengthM) }),
    ascentM: review.climb?.ascentM ?? null,
    descentM: review.climb?.descentM ?? null,
    gaps: review.gaps.slice(0, maxListed).map(({ atM, lengthM, from, to }) => ({
      atM: Math.round(atM),
      lengthM: Math.round(lengthM),
      after: passed.findLast(({ passing }) => (passing?.alongM ?? 0) <= atM)?.waypoint.name ?? null,
      from: { lat: from.lat, lon: from.lon },
      to: { lat: to.lat, lon: to.lon },
    })),
    jumps: review.jumps.slice(0, maxListed).map(({ point, lengthM }) => ({ point, lengthM: Math.round(lengthM) })),
    outOfOrder: review.outOfOrder,
    turned: review.turned,
    strayPoints: review.strays,
  };
}

function matched(waypoints: readonly PlacedWaypoint[]) {
  return {
    matchedTowns: waypoints.flatMap(({ waypoint: { townSlug, name }, passing }) =>
      passing && townSlug !== null
        ? [{ slug: townSlug, name: name ?? townSlug, atM: Math.round(passing.alongM), offM: Math.round(passing.offM) }]
        : [],
    ),
    missedWaypoints: waypoints
      .filter(({ passing }) => passing === null)
      .map(({ waypoint: { townSlug, name }, nearestM }) => ({ slug: townSlug, name, offM: Math.round(nearestM) })),
  };
}

function endsOf({ id, from, to }: PathArc) {
  return { id, from: from.name, to: to.name };
}

function changedArcs(proposed: readonly ProposedArc[]): PathPreview["changes"]["arcs"] {
  return proposed.flatMap(({ arc, after }) => {
    if (!after) return [];
    const { distanceM, ascentM, descentM } = arc;
    const { line: _, ...measures } = after;
    return [{ ...endsOf(arc), before: { distanceM, ascentM, descentM }, after: measures }];
  });
}

function unchangedArcs(proposed: readonly ProposedArc[]): PathPreview["changes"]["kept"] {
  return proposed.flatMap(({ arc, unchangedBecause: unchangedReason }) =>
    unchangedReason === null ? [] : [{ ...endsOf(arc), because: unchangedReason }],
  );
}

function pathOf(
  arcs: MainPath["arcs"],
  { id }: PathArc,
  { line, ...measures }: NonNullable<ProposedArc["after"]>,
): ProposedPath {
  return {
    id,
    version: arcs.find((arc) => arc.id === id)?.version ?? 0,
    ...measures,
    line: encodePolyline(line),
    lineElevationsM: line.map(({ elevationM }) => (elevationM === null ? null : Math.round(elevationM))),
  };
}
