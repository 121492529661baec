import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, primaryKey, text, unique } from "drizzle-orm/pg-core";
import { arc } from "./waypoint.ts";
import { contentColumns, sourcesColumn, uuidKey, reference } from "../content/content-columns.ts";
import { route } from "./route.ts";

/** A stretch that is closed for a part of every year, both days inclusive. */
export const closure = pgTable(
  "closure",
  {
    uuid: uuidKey(),
    routeUuid: reference(() => route.uuid),
    key: text().notNull(),
    /** `MM-DD`; if the first day is after the last, the period includes New Year. */
    fromDay: text().notNull(),
    toDay: text().notNull(),
    note: text().notNull(),
    /** The note in other languages, by language code. */
    noteTranslations: jsonb()
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    unique().on(table.routeUuid, table.key),
    check(
      "closure_days",
      sql`${table.fromDay} ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$' and ${table.toDay} ~ '^(0[1-9]|1[0-2])-(0[1-9]|[12][0-9]|3[01])$'`,
    ),
  ],
);

export const closureArc = pgTable(
  "closure_arc",
  {
    closureUuid: reference(() => closure.uuid, { onDelete: "cascade" }),
    arcId: integer()
      .notNull()
      .references(() => arc.id),
  },
  (table) => [primaryKey({ columns: [table.closureUuid, table.arcId] }), index().on(table.arcId)],
);
