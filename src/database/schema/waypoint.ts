import { sql } from "drizzle-orm";
import { check, doublePrecision, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, sourcesColumn, uuidKey } from "./content-columns.ts";

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
    check("waypoint_lat", sql`${table.lat} between -90 and 90`),
    check("waypoint_lon", sql`${table.lon} between -180 and 180`),
  ],
);
