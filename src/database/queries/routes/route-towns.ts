import { numberOfHouses } from "#domain/route-graph/known-lodging.ts";
import type { TownService, TownSize } from "#domain/route-graph/route-graph.ts";
import { walkedMetresTo } from "#domain/route-graph/walks/walk-totals.ts";
import type { Queryable } from "#database/connection/connect.ts";
import { type HousesByTown, loadPlaces } from "../places/places.ts";
import { distinctWaypoints, loadRouteBranches, type RouteBranch } from "./route-branches.ts";

interface RouteTown {
  readonly uuid: string;
  readonly slug: string;
  readonly name: string;
  readonly size: TownSize;
  readonly lat: number;
  readonly lon: number;
  readonly elevationM: number | null;
  /** Walked metres from the start along the main way; null off it. */
  readonly distanceM: number | null;
  /** Slugs of its branches. */
  readonly branches: readonly string[];
  readonly services: readonly TownService[];
  /** Published houses not known to be closed for good or for a time, and one for each kind known to exist without a named house. */
  readonly houses: number;
}

/** The published towns of a route: those of the main way in walking order, then those of the other branches. Empty when there is no such route. @param houses of all towns, as for `loadPlaces` */
export async function loadRouteTowns(
  db: Queryable,
  routeSlug: string,
  houses?: HousesByTown,
): Promise<readonly RouteTown[]> {
  const branches = await loadRouteBranches(db, routeSlug);
  const places = await loadPlaces(db, distinctWaypoints(branches), houses);
  const along = walkedMetresTo(branches.find(({ kind }) => kind === "main")?.arcs ?? []);
  const slugs = branchesByWaypoint(branches);
  return places.flatMap(({ uuid: waypointUuid, lat, lon, elevationM, town }) =>
    town === null
      ? []
      : [
          {
            uuid: town.uuid,
            slug: town.slug,
            name: town.name,
            size: town.size,
            lat,
            lon,
            elevationM,
            distanceM: along.get(waypointUuid) ?? null,
            branches: [...(slugs.get(waypointUuid) ?? [])],
            services: town.services,
            houses: numberOfHouses(town.lodging),
          },
        ],
  );
}

function branchesByWaypoint(branches: readonly RouteBranch[]): ReadonlyMap<string, ReadonlySet<string>> {
  const slugs = new Map<string, Set<string>>();
  for (const { slug, arcs } of branches) {
    for (const uuid of arcs.flatMap(({ from, to }) => [from, to])) {
      slugs.set(uuid, (slugs.get(uuid) ?? new Set()).add(slug));
    }
  }
  return slugs;
}
