import { z } from "zod";
import type { ImportedList } from "./imported-stops.ts";
import { type FileLine, type FilePoint, listOfPlaces } from "./read-places.ts";

const position = z.tuple([z.number().min(-180).max(180), z.number().min(-90).max(90)]).rest(z.unknown());
const geometry = z.discriminatedUnion("type", [
  z.looseObject({ type: z.literal("Point"), coordinates: position }),
  z.looseObject({ type: z.literal("LineString"), coordinates: z.array(position) }),
  z.looseObject({ type: z.literal("MultiLineString"), coordinates: z.array(z.array(position)) }),
]);
const properties = z.looseObject({ name: z.string().nullish().catch(null) }).nullish();
const feature = z.looseObject({ type: z.literal("Feature"), geometry, properties });
const collection = z.looseObject({
  type: z.literal("FeatureCollection"),
  features: z.array(feature.nullable().catch(null)),
});

type Feature = z.infer<typeof feature>;

/** The ends of days in GeoJSON (RFC 7946), points and lines alike; null for what is none. */
export function readGeoJson(value: unknown): ImportedList | null {
  const all = collection.safeParse(value);
  const one = all.success ? null : feature.safeParse(value);
  const features = all.success ? all.data.features.flatMap((each) => each ?? []) : one?.success ? [one.data] : null;
  if (!features) return null;
  return listOfPlaces({
    name: null,
    waypoints: features.flatMap(waypointOf),
    routes: [],
    tracks: features.flatMap(linesOf),
  });
}

function pointAt([lon, lat]: z.infer<typeof position>, name: string | null): FilePoint {
  return { lat, lon, name };
}

function waypointOf({ geometry: place, properties: facts }: Feature): FilePoint[] {
  return place.type === "Point" ? [pointAt(place.coordinates, facts?.name ?? null)] : [];
}

function linesOf({ geometry: line }: Feature): FileLine[] {
  if (line.type === "Point") return [];
  const positions = line.type === "LineString" ? line.coordinates : line.coordinates.flat();
  return [{ number: null, date: null, points: positions.map((one) => pointAt(one, null)) }];
}
