import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import type { ArcMode } from "#domain/route-graph/route-graph.ts";
import { comparable, sortable } from "../content/comparable.ts";
import { contentColumns, sourcesColumn, uuidKey, oneOf, reference } from "../content/content-columns.ts";

/** A leg from one waypoint to the next, in this direction only; all totals are sums over arcs. */
export const arc = pgTable(
  "arc",
  {
    id: integer().primaryKey().generatedByDefaultAsIdentity(),
    fromWaypointUuid: reference(() => waypoint.uuid),
    toWaypointUuid: reference(() => waypoint.uuid),
    mode: text().$type<ArcMode>().notNull(),
    distanceM: integer().notNull(),
    /** Null if unknown. */
    ascentM: integer(),
    descentM: integer(),
    surface: text(),
    /** Encoded polyline, precision 5, from the first waypoint to the second. */
    line: text(),
    /** Metres above sea level, one for each point of the line; null entries if unknown. */
    lineElevationsM: integer().array().$type<(number | null)[]>(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.fromWaypointUuid),
    index().on(table.toWaypointUuid),
    index("arc_surface_searched_index").using("gin", sql`${comparable(table.surface)} gin_trgm_ops`),
    check("arc_mode", oneOf(table.mode, ["walk", "ferry", "boat", "train"])),
    check("arc_distance", sql`${table.distanceM} >= 0`),
    check("arc_climb", sql`${table.ascentM} >= 0 and ${table.descentM} >= 0`),
    check("arc_ends", sql`${table.fromWaypointUuid} <> ${table.toWaypointUuid}`),
  ],
);

/** The searched texts of administration in one expression, identical to the index. */
export const searchedTextOfWaypoint = ({ name, slug }: Readonly<Record<"name" | "slug", SQLWrapper>>): SQL =>
  sql`joined_texts(ARRAY[${name}, ${slug}])`;

/** A point where arcs meet: a town, a pass, a bridge, a junction. */
export const waypoint = pgTable(
  "waypoint",
  {
    uuid: uuidKey(),
    slug: text().notNull().unique(),
    name: text(),
    kind: text().notNull(),
    /** Degrees, WGS84. */
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    elevationM: doublePrecision(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    index("waypoint_name_sorted_index").on(sql`(${table.name} IS NULL)`, sortable(table.name), table.uuid),
    index("waypoint_searched_index").using("gin", sql`${comparable(searchedTextOfWaypoint(table))} gin_trgm_ops`),
    index().on(table.lat, table.lon),
    check("waypoint_lat", sql`${table.lat} between -90 and 90`),
    check("waypoint_lon", sql`${table.lon} between -180 and 180`),
  ],
);
