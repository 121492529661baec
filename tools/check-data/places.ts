import type { DataSet } from "#database/seeds/data-set.ts";
import { greatCircleM, type LatLon } from "#domain/route-geometry/great-circle.ts";

/** The part of Europe where the routes lie. */
const southWest = { south: 35.4, north: 46.6, west: -11, east: 5 };

/** A house further than this from its town has a wrong place or a wrong town. */
const furthestHouseM = 5_000;

/** Coordinates lie in the south-west of Europe, heights between the sea and the highest pass, houses near their towns. */
export function checkPlaces(data: DataSet): string[] {
  const waypoints = new Map(data.waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  const towns = new Map(data.towns.map((town) => [town.slug, waypoints.get(town.waypointSlug)]));
  return [
    ...data.waypoints.flatMap((row) => [
      ...outside(`waypoint ${row.slug}`, row),
      ...tooHigh(`waypoint ${row.slug}`, row.elevationM),
    ]),
    ...data.pointsOfInterest.flatMap((row) => [
      ...outside(`point of interest ${row.slug}`, row),
      ...tooHigh(`point of interest ${row.slug}`, row.elevationM),
    ]),
    ...data.accommodations.flatMap(({ slug, townSlug, lat, lon }) => {
      const where = `accommodation ${slug}`;
      if (lat === null && lon === null) return [];
      if (lat === null || lon === null) return [`${where}: has half a place`];
      const town = towns.get(townSlug);
      const metres = town ? greatCircleM(town, { lat, lon }) : 0;
      const far = metres > furthestHouseM ? [`${where}: lies ${Math.round(metres)} m from its town`] : [];
      return [...outside(where, { lat, lon }), ...far];
    }),
  ];
}

function outside(where: string, { lat, lon }: LatLon): string[] {
  const inside = lat >= southWest.south && lat <= southWest.north && lon >= southWest.west && lon <= southWest.east;
  return inside ? [] : [`${where}: ${lat}, ${lon} is not in the south-west of Europe`];
}

function tooHigh(where: string, elevationM: number | null): string[] {
  return elevationM === null || (elevationM >= -10 && elevationM <= 2000)
    ? []
    : [`${where}: cannot lie at ${elevationM} m`];
}
