import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, unique } from "drizzle-orm/pg-core";
import { contentColumns, sourcesColumn, uuidKey, reference } from "../content/content-columns.ts";
import { route } from "./route.ts";
import { town } from "./town.ts";

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
