import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { WayTown } from "#domain/plans/today/plan-way.ts";
import type { MapStop, LineKind, LinePoint, MapLine, MapSheet } from "#web/components/route-map/map-types.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import type { Steps } from "#domain/steps.ts";
import { decodeTuples, encodeTuples, decodeLine, encodeLine } from "#web/components/plan-map/encoded-walk.ts";
import type { WalkOfDays } from "#web/components/plan-map/walk-of-days.ts";

/** A town with its position on the map. */
export type PlacedTown = Pick<WayTown, "slug" | "name" | "size" | "lat" | "lon">;

export function placedTowns({ waypoints }: RouteGraph): PlacedTown[] {
  return waypoints.flatMap(({ townSlug, name, size, lat, lon }) =>
    townSlug === undefined ? [] : [{ slug: townSlug, name, size, lat, lon }],
  );
}

/** The nights of a plan on the map, each once; the first and the last town always show their names. */
export function dayStops(slugs: readonly string[], towns: readonly PlacedTown[]): MapStop[] {
  const bySlug = new Map(towns.map((town) => [town.slug, town]));
  const ends = new Set([slugs[0], slugs.at(-1)]);
  return [...new Set(slugs)].flatMap((slug) => {
    const town = bySlug.get(slug);
    if (!town) return [];
    const { name, size, lat, lon } = town;
    const kind = ends.has(slug) ? "terminus" : size === "other" ? "village" : size;
    return [{ id: slug, name, kind, lat, lon }];
  });
}

/** Data of map and profile in the first HTML, before the browser has loaded the lines themselves. */
export interface FirstMap {
  readonly sheet: MapSheet;
  readonly lines: readonly { readonly kind: LineKind; readonly points: string }[];
  readonly profile: EncodedProfile | null;
  /** Corners of the initial view; the whole sheet in planners saved without them. */
  readonly frame?: readonly LinePoint[] | null;
}

interface EncodedProfile extends Omit<ElevationProfile, "points"> {
  readonly points: string;
  readonly summits: readonly ProfilePlace[];
}

export interface WalkProfile {
  readonly profile: ElevationProfile;
  readonly summits: readonly ProfilePlace[];
}

/** Simplification tolerance of the first lines, in sheet pixels. */
const tolerancePx = 0.4;

export function* encodeLines(lines: readonly MapLine[], sheet: MapSheet): Steps<FirstMap["lines"]> {
  const encoded: FirstMap["lines"][number][] = [];
  for (const { kind, points } of lines) {
    encoded.push({ kind, points: encodeLine(points, sheet, tolerancePx) });
    yield;
  }
  return encoded;
}

export function decodeLines(lines: FirstMap["lines"]): MapLine[] {
  return lines.map(({ kind, points }) => ({ kind, points: decodeLine(points) }));
}

export function encodeProfile(walk: Pick<WalkOfDays, "profile" | "summits"> | null): EncodedProfile | null {
  if (!walk?.profile) return null;
  const { profile, summits } = walk;
  return {
    ...profile,
    points: encodeTuples(
      profile.points.map(({ km, elevationM }) => [km, elevationM]),
      2,
    ),
    summits,
  };
}

export function decodeProfile(encoded: EncodedProfile | null): WalkProfile | null {
  if (!encoded) return null;
  const { summits, points, ...bounds } = encoded;
  return {
    profile: {
      ...bounds,
      points: decodeTuples(points).map(([km, elevationM]) => ({ km: km ?? 0, elevationM: elevationM ?? 0 })),
    },
    summits,
  };
}
