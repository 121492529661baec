import type { MapStop } from "#web/components/route-map/map-types.ts";
import type { WayTown } from "./view-way.ts";

/** The towns of a way on its map, its ends as such. Among neighbours of the same size the one with more houses keeps its name. */
export function stopsOfWay(towns: readonly WayTown[]): MapStop[] {
  const kindOf = (size: WayTown["size"], index: number): MapStop["kind"] => {
    if (index === 0 || index === towns.length - 1) return "terminus";
    return size === "other" ? "village" : size;
  };
  return towns
    .map(({ size, ...town }, index) => ({ ...town, kind: kindOf(size, index) }))
    .toSorted((a, b) => b.houses - a.houses)
    .map(({ slug, name, lat, lon, kind }) => ({ id: slug, name, lat, lon, kind }));
}
