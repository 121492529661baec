import { listed } from "#domain/text/listed.ts";
import { z } from "zod";

/** File extensions of the data set; GeoJSON for files with coordinates. */
const openDataFormats = ["csv", "json", "geojson"] as const;
export type OpenDataFormat = (typeof openDataFormats)[number];

/** Files of the data set with their columns, in order. `line` and coordinates become the geometry of GeoJSON. */
export const openDataFiles = {
  routes: {
    columns: listed(
      "slug, name, name_en, start, end, countries, colour, published_km_min, published_km_max, summary",
      "summary_es, sources",
    ),
    geometry: null,
  },
  towns: {
    columns: listed(
      "slug, waypoint, name, local_names, other_names, country, region, province, size, lat, lon",
      "elevation_m, services, lodging_kinds, population, ine_code, feasts, description, description_es",
      "sources",
    ),
    geometry: "point",
  },
  houses: {
    columns: listed(
      "slug, town, name, other_names, type, operator, address, register_number, beds, rooms, price_from",
      "price_to, currency, donation, season, season_confirm_first, check_in_from, check_in_until",
      "reservable, phone, second_phone, whatsapp, email, web, amenities, lat, lon, status, status_note",
      "status_note_es, osm_id, licence, sources",
    ),
    geometry: "point",
  },
  "house-facts": {
    columns: listed("house, field, value, source, date, certainty, licence, used"),
    geometry: null,
  },
  branches: {
    columns: listed("route, slug, kind, name, name_es, leaves, rejoins, arcs, description, description_es, sources"),
    geometry: null,
  },
  waypoints: { columns: listed("slug, name, kind, lat, lon, elevation_m, sources"), geometry: "point" },
  arcs: {
    columns: listed("id, from, to, mode, distance_m, ascent_m, descent_m, surface, line, sources"),
    geometry: "line",
  },
  sights: {
    columns: listed(
      "slug, name, name_language, other_names, kind, lat, lon, elevation_m, town, routes, opening_hours, description",
      "description_es, licence, sources",
    ),
    geometry: "point",
  },
} as const satisfies Readonly<
  Record<string, { readonly columns: readonly string[]; readonly geometry: "point" | "line" | null }>
>;
export type OpenDataFile = keyof typeof openDataFiles;
export const openDataFileNames = Object.keys(openDataFiles) as OpenDataFile[];

export function openDataFormatsOf(file: OpenDataFile): readonly OpenDataFormat[] {
  return openDataFiles[file].geometry === null
    ? openDataFormats.filter((format) => format !== "geojson")
    : openDataFormats;
}

/** The address of a file, the same in every language. */
export function openDataAddress(file: OpenDataFile, format: OpenDataFormat): string {
  return `/api/data/${file}.${format}`;
}

/** Response of `GET /api/data`. */
export const openDataIndex = z
  .object({
    version: z.string().meta({ description: "Revision of the published content; every change increments it" }),
    changedOn: z.string().meta({ description: "Day of the last change", example: "2026-11-23" }),
    licence: z.string().meta({ description: "Address of the licence" }),
    attribution: z.string().meta({ description: "To be credited wherever the data is used" }),
    files: z
      .array(
        z.object({
          name: z.enum(openDataFileNames),
          rows: z.int(),
          columns: z.array(z.string()).readonly(),
          formats: z.array(z.object({ format: z.enum(openDataFormats), url: z.string() })).readonly(),
        }),
      )
      .readonly(),
  })
  .meta({ id: "OpenData" });
export type OpenDataIndex = z.infer<typeof openDataIndex>;
