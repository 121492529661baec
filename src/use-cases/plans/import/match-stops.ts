import { foldText } from "#domain/place-search/fold-text.ts";
import { greatCircleM } from "#domain/route-geometry/great-circle.ts";
import type { GraphWaypoint, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { ImportedStop } from "./imported-stops.ts";

/** A place further than this from every town is none of them, in metres. */
const farthestM = 3000;

export interface MatchedStop {
  readonly stop: ImportedStop;
  readonly slug: string;
}

export interface Matching {
  /** The start, if it was found; otherwise the walk starts where the route does. */
  readonly start: MatchedStop | null;
  readonly ends: readonly MatchedStop[];
  /** Places that are no town of the route, as the file names them. */
  readonly unmatched: readonly string[];
}

/** Finds the towns of a route that a file means: by slug, by a name or another spelling of it, else by place. */
export function matchStops(
  graph: RouteGraph,
  spellings: ReadonlyMap<string, readonly string[]>,
  { start, ends }: { readonly start: ImportedStop | null; readonly ends: readonly ImportedStop[] },
): Matching {
  const towns = graph.waypoints.filter(({ townSlug }) => townSlug !== undefined);
  const byName = new Map<string, string>();
  for (const { townSlug = "", name } of towns) {
    for (const spelling of [townSlug, name, ...(spellings.get(townSlug) ?? [])]) {
      if (!byName.has(foldText(spelling))) byName.set(foldText(spelling), townSlug);
    }
  }
  const find = (stop: ImportedStop): MatchedStop | null => {
    const slug = byName.get(foldText(stop.name ?? "")) ?? nearestTown(towns, stop);
    return slug === null ? null : { stop, slug };
  };
  const found = ends.map((stop) => ({ stop, match: find(stop) }));
  const missing = found.filter(({ match }) => match === null).map(({ stop }) => describe(stop));
  const first = start && find(start);
  return {
    start: first,
    ends: found.flatMap(({ match }) => match ?? []),
    unmatched: [...(start && !first ? [describe(start)] : []), ...missing],
  };
}

function nearestTown(towns: readonly GraphWaypoint[], { lat, lon }: ImportedStop): string | null {
  if (lat === null || lon === null) return null;
  let best: string | null = null;
  let least = farthestM;
  for (const town of towns) {
    const metres = greatCircleM(town, { lat, lon });
    if (metres > least) continue;
    least = metres;
    best = town.townSlug ?? null;
  }
  return best;
}

function describe({ name, lat, lon }: ImportedStop): string {
  return (name ?? `${lat?.toFixed(4)}, ${lon?.toFixed(4)}`).slice(0, 200);
}
