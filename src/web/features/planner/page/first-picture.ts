import { buildProfile } from "#domain/elevation-profile/build-profile.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/elevation-profile/profile.ts";
import { labelledSummits } from "#domain/elevation-profile/summits.ts";
import { thinOut } from "#domain/elevation-profile/thin-out.ts";
import { placesOnWalk, walkedArcs } from "#domain/elevation-profile/walked-arcs.ts";
import { project } from "#domain/map-projection/mercator.ts";
import { simplifyOnPlane } from "#domain/map-projection/simplify-on-plane.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { readTuples, writeTuples } from "#web/components/plan-fields/written-tuples.ts";
import type { LineKind, MapLine, MapSheet } from "#web/components/route-map/map-types.ts";

/** What map and profile of the first HTML are drawn from, before the browser has the lines themselves. */
export interface FirstPicture {
  readonly sheet: MapSheet;
  readonly lines: readonly { readonly kind: LineKind; readonly points: string }[];
  readonly profile: WrittenProfile | null;
}

interface WrittenProfile extends Omit<ElevationProfile, "points"> {
  readonly points: string;
  readonly summits: readonly ProfilePlace[];
}

export interface WalkProfile {
  readonly profile: ElevationProfile;
  readonly summits: readonly ProfilePlace[];
}

/** Sheet pixels a first line may leave the true one. */
const tolerancePx = 0.4;
/** Points of a profile: more than a screen has columns for its ups and downs. */
const profilePoints = 320;

type Lines = Parameters<typeof walkedArcs>[2];

/** The walk over some arcs seen from the side, or `null` where no heights are known. */
export function walkProfile(graph: RouteGraph, arcs: readonly number[], lines: Lines): WalkProfile | null {
  const whole = buildProfile(walkedArcs(graph, arcs, lines));
  if (!whole) return null;
  const profile = { ...whole, points: thinOut(whole, profilePoints) };
  return { profile, summits: labelledSummits(whole, placesOnWalk(graph, arcs)) };
}

export function writeLines(lines: readonly MapLine[], sheet: MapSheet): FirstPicture["lines"] {
  return lines.map(({ kind, points }) => {
    const placed = points.map(([lat, lon]) => project(sheet, lat, lon));
    const kept = new Set(simplifyOnPlane(placed, tolerancePx));
    const shown = points.filter((_, index) => kept.has(placed[index] ?? [0, 0]));
    return {
      kind,
      points: writeTuples(
        shown.map(([lat, lon]) => [lat, lon]),
        4,
      ),
    };
  });
}

export function readLines(lines: FirstPicture["lines"]): MapLine[] {
  return lines.map(({ kind, points }) => ({
    kind,
    points: readTuples(points).map(([lat, lon]) => [lat ?? 0, lon ?? 0] as const),
  }));
}

export function writeProfile(walk: WalkProfile | null): WrittenProfile | null {
  if (!walk) return null;
  const { profile, summits } = walk;
  return {
    ...profile,
    points: writeTuples(
      profile.points.map(({ km, elevationM }) => [km, elevationM]),
      2,
    ),
    summits,
  };
}

export function readProfile(written: WrittenProfile | null): WalkProfile | null {
  if (!written) return null;
  const { summits, points, ...bounds } = written;
  return {
    profile: {
      ...bounds,
      points: readTuples(points).map(([km, elevationM]) => ({ km: km ?? 0, elevationM: elevationM ?? 0 })),
    },
    summits,
  };
}
