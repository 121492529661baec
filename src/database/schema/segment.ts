import { index, integer, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { arc } from "./arc.ts";
import { contentColumns, uuidKey } from "./content-columns.ts";

/** A run of contiguous arcs that branches share or have for themselves. */
export const segment = pgTable("segment", {
  uuid: uuidKey(),
  key: text().notNull().unique(),
  name: text(),
  ...contentColumns(),
});

/** The arcs of a segment in walking order. */
export const segmentArc = pgTable(
  "segment_arc",
  {
    segmentUuid: uuid()
      .notNull()
      .references(() => segment.uuid, { onDelete: "cascade" }),
    position: integer().notNull(),
    arcId: integer()
      .notNull()
      .references(() => arc.id),
  },
  (table) => [primaryKey({ columns: [table.segmentUuid, table.position] }), index().on(table.arcId)],
);
