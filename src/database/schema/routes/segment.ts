import { check, index, integer, jsonb, pgTable, primaryKey, text, unique, uuid } from "drizzle-orm/pg-core";
import { sql } from "drizzle-orm";
import type { BranchKind } from "#domain/route-graph/route-graph.ts";
import { contentColumns, sourcesColumn, uuidKey, oneOf, reference } from "../content/content-columns.ts";
import { route } from "./route.ts";
import { arc, waypoint } from "./waypoint.ts";

/** One way of walking a route or a part of it: its main line, a variant, another start, an extension, a link. */
export const branch = pgTable(
  "branch",
  {
    uuid: uuidKey(),
    routeUuid: reference(() => route.uuid),
    slug: text().notNull(),
    name: text().notNull(),
    /** The name in other languages, by language code; empty if it is the same in all. */
    nameTranslations: jsonb()
      .$type<Readonly<Record<string, string>>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    kind: text().$type<BranchKind>().notNull(),
    /** First and last waypoint of the branch. */
    leavesWaypointUuid: uuid().references(() => waypoint.uuid),
    rejoinsWaypointUuid: uuid().references(() => waypoint.uuid),
    /** Position in lists of the route's branches. */
    sort: integer().notNull().default(0),
    note: text(),
    /** Its character in a few sentences, and what to look out for. */
    description: text(),
    /** The description in Spanish. */
    descriptionEs: text(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    unique().on(table.routeUuid, table.slug),
    index().on(table.leavesWaypointUuid),
    index().on(table.rejoinsWaypointUuid),
    check("branch_kind", oneOf(table.kind, ["main", "variant", "arm", "approach", "link"])),
  ],
);

/** The segments of a branch in walking order. */
export const branchSegment = pgTable(
  "branch_segment",
  {
    branchUuid: reference(() => branch.uuid, { onDelete: "cascade" }),
    position: integer().notNull(),
    segmentUuid: reference(() => segment.uuid),
  },
  (table) => [primaryKey({ columns: [table.branchUuid, table.position] }), index().on(table.segmentUuid)],
);

/** A run of contiguous arcs used by one or more branches. */
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
    segmentUuid: reference(() => segment.uuid, { onDelete: "cascade" }),
    position: integer().notNull(),
    arcId: integer()
      .notNull()
      .references(() => arc.id),
  },
  (table) => [primaryKey({ columns: [table.segmentUuid, table.position] }), index().on(table.arcId)],
);
