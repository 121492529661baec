import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, unique } from "drizzle-orm/pg-core";
import { comparable } from "../content/comparable.ts";
import { branch } from "./segment.ts";
import { contentColumns, reference } from "../content/content-columns.ts";
import { route } from "./route.ts";
import { town } from "./town.ts";

/** From one town of a branch to the next, derived from the arcs between them. */
export const distance = pgTable(
  "distance",
  {
    id: integer().primaryKey().generatedAlwaysAsIdentity(),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
    branchUuid: reference(() => branch.uuid, { onDelete: "cascade" }),
    /** Order along the branch, from 1. */
    position: integer().notNull(),
    fromTownUuid: reference(() => town.uuid),
    toTownUuid: reference(() => town.uuid),
    /** Walked metres. */
    metres: integer().notNull(),
    /** Metres by ferry, boat or train on the way. */
    notWalkedM: integer().notNull().default(0),
    /** Sums of known values; null if there are none. */
    ascentM: integer(),
    descentM: integer(),
    /** A more reliable length set by an editor, with its source. */
    overrideM: integer(),
    overrideSource: text(),
    ...contentColumns(),
  },
  (table) => [
    unique().on(table.branchUuid, table.position),
    index().on(table.routeUuid),
    index().on(table.fromTownUuid),
    index().on(table.toTownUuid),
    index("distance_override_source_searched_index").using(
      "gin",
      sql`${comparable(table.overrideSource)} gin_trgm_ops`,
    ),
    check("distance_override_source", sql`${table.overrideM} is null or ${table.overrideSource} is not null`),
  ],
);
