import type { RouteMap, RouteMapWay } from "#contract/routes/route-map.ts";
import { groupOf } from "#domain/points-of-interest/kind-groups.ts";
import { decodePolyline } from "#domain/route-geometry/polyline.ts";
import { layOutWay } from "#domain/whereabouts/walked-way.ts";
import type { Surroundings } from "#domain/whereabouts/whereabouts.ts";

function legsOf({ legs }: RouteMapWay) {
  return legs.map(({ line, walkedM, to }) => ({ line: decodePolyline(line), walkedM, to }));
}

/** A route's map as what whereabouts are found in: every way to the end of the walk, in the order of the map's ways. */
export function surroundingsOf({ ways, towns, houses, points }: RouteMap): Surroundings {
  const main = ways.find(({ kind }) => kind === "main");
  const mainLegs = main ? legsOf(main) : [];
  return {
    ways: ways.map((way) => {
      const rest = way.joinsMainAt === null ? [] : mainLegs.slice(way.joinsMainAt);
      return layOutWay(way.from, way === main ? mainLegs : [...legsOf(way), ...rest]);
    }),
    towns,
    houses: houses.filter(({ closed }) => !closed),
    points: points.map(({ kind, name, lat, lon }) => ({ group: groupOf(kind), name, lat, lon })),
  };
}
