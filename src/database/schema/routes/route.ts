import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { contentColumns, sourcesColumn, uuidKey, reference } from "../content/content-columns.ts";
import { town } from "./town.ts";

export const route = pgTable(
  "route",
  {
    uuid: uuidKey(),
    slug: text().notNull().unique(),
    name: text().notNull(),
    nameEn: text(),
    summary: text(),
    /** The summary in Spanish. */
    summaryEs: text(),
    startTownUuid: reference(() => town.uuid),
    endTownUuid: reference(() => town.uuid),
    countries: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** `#rrggbb`, for lines on maps. */
    colour: text().notNull(),
    /** Position in lists of routes, ascending. */
    sort: integer().notNull(),
    /** Lengths published elsewhere, to check our own totals. */
    publishedKmMin: doublePrecision(),
    publishedKmMax: doublePrecision(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.startTownUuid),
    index().on(table.endTownUuid),
    check("route_slug", sql`${table.slug} like 'camino-_%'`),
    check("route_colour", sql`${table.colour} ~ '^#[0-9a-f]{6}$'`),
  ],
);

/** Previous slugs of a route, whose addresses redirect to the current one. */
export const routeFormerSlug = pgTable(
  "route_former_slug",
  {
    slug: text().primaryKey(),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.routeUuid)],
);

/** A day's walk as published in a guidebook, with its own figures: for comparison, never for totals. */
export const publishedStage = pgTable(
  "published_stage",
  {
    uuid: uuidKey(),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
    /** From 1; the first stage begins at the start of the route, every other where the previous one ends. */
    number: integer().notNull(),
    endTownUuid: reference(() => town.uuid),
    distanceM: integer().notNull(),
    /** Null if unknown. */
    ascentM: integer(),
    descentM: integer(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    unique().on(table.routeUuid, table.number),
    index().on(table.endTownUuid),
    check("published_stage_number", sql`${table.number} >= 1`),
    check("published_stage_distance", sql`${table.distanceM} > 0`),
    check("published_stage_climb", sql`${table.ascentM} >= 0 and ${table.descentM} >= 0`),
  ],
);
