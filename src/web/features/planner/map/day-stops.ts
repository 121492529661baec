import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { WayTown } from "#domain/plans/today/plan-way.ts";
import type { MapStop } from "#web/components/route-map/map-types.ts";

/** A town with its position on the map. */
export type PlacedTown = Pick<WayTown, "slug" | "name" | "size" | "lat" | "lon">;

/** All towns of a route. */
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
