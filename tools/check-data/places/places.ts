import type { DataSet } from "#database/seeds/data-set.ts";
import { greatCircleM, type LatLon } from "#domain/geography/route-geometry/great-circle.ts";

/** The part of Europe with the routes. */
const southWest = { south: 35.4, north: 46.6, west: -11, east: 5 };

/** Maximum distance of a house from its town; the data lack some villages on the Via Podiensis. */
const furthestHouseM = (country: string) => (country === "France" ? 5_000 : 3_000);

/** Houses further away, with the reason. */
const farHouses: ReadonlySet<string> = new Set([
  // A farm in the hills of the same parish, near the way.
  "maddiola-country-lodge-igueldo",
  // On the road, in the same municipality.
  "pension-el-pinar-mino",
]);

/** A house this much nearer to another town belongs there. */
const muchNearerM = 1_000;

/** Coordinates must be in the south-west of Europe, elevations plausible, and houses near their towns. */
export function checkPlaces(data: DataSet): string[] {
  const waypoints = new Map(data.waypoints.map((waypoint) => [waypoint.slug, waypoint]));
  const countries = new Map(data.towns.map(({ slug, country }) => [slug, country]));
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
    ...data.accommodations.flatMap(({ slug, townSlug, lat, lon, distanceOffM }) => {
      const where = `accommodation ${slug}`;
      if (lat === null && lon === null) return [];
      if (lat === null || lon === null) return [`${where}: has half a place`];
      const town = towns.get(townSlug);
      const metres = town ? greatCircleM(town, { lat, lon }) : 0;
      const isFar = metres > furthestHouseM(countries.get(townSlug) ?? "") && !farHouses.has(slug);
      const far = isFar ? [`${where}: lies ${Math.round(metres)} m from its town`] : [];
      const nearer = [...towns].find(([, other]) => other && greatCircleM(other, { lat, lon }) < metres - muchNearerM);
      return [
        ...outside(where, { lat, lon }),
        ...far,
        ...(town && Math.abs(metres - (distanceOffM ?? Infinity)) > 5
          ? [`${where}: lies ${Math.round(metres)} m from its town, not ${distanceOffM}`]
          : []),
        ...(nearer && far.length === 0 ? [`${where}: lies much nearer to ${nearer[0]}`] : []),
      ];
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
