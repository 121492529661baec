import { sql } from "drizzle-orm";
import { check, doublePrecision, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { contentColumns, sourcesColumn, uuidKey, reference } from "./content-columns.ts";
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
    /** Place in lists of routes, from the first. */
    sort: integer().notNull(),
    /** Lengths others publish, to judge our own totals by. */
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

/** Slugs that a route had before; their addresses lead to where the route is now. */
export const routeFormerSlug = pgTable(
  "route_former_slug",
  {
    slug: text().primaryKey(),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.routeUuid)],
);
