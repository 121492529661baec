import { sql } from "drizzle-orm";
import { boolean, check, index, integer, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { trailNoteKinds, type TrailNoteKind } from "#domain/trail-notes/trail-note.ts";
import { oneOf, reference } from "./content-columns.ts";
import { route } from "./route.ts";
import { town } from "./town.ts";
import { ownerColumn } from "./user.ts";

/** What a member tells those who come after, for three days. */
export const trailNote = pgTable(
  "trail_note",
  {
    /** Made by the device, so that the same note sent again makes no second one. */
    uuid: uuid().primaryKey(),
    authorUuid: ownerColumn(),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
    townUuid: reference(() => town.uuid, { onDelete: "cascade" }),
    /** Metres after the town in walking direction; 0 in it. */
    pastM: integer().notNull().default(0),
    kind: text().$type<TrailNoteKind>().notNull(),
    text: text().notNull().default(""),
    /** When it was so. */
    at: timestamp({ withTimezone: true }).notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    /** How many have reported it, and how many of them are members: those can have it hidden. */
    reports: integer().notNull().default(0),
    reportsOfMembers: integer().notNull().default(0),
    /** Since when editors hide it, and since when they have looked at it and let it stand. */
    hiddenAt: timestamp({ withTimezone: true }),
    checkedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.townUuid, table.at),
    index().on(table.routeUuid, table.at),
    index().on(table.at),
    index().on(table.authorUuid),
    check("trail_note_kind", oneOf(table.kind, trailNoteKinds)),
    check("trail_note_past", sql`${table.pastM} >= 0`),
  ],
);

/** Who has reported a note, so that each counts once: a hash, which tells nobody who it was. */
export const trailNoteReport = pgTable(
  "trail_note_report",
  {
    noteUuid: reference(() => trailNote.uuid, { onDelete: "cascade" }),
    reporterHash: text().notNull(),
    isMember: boolean().notNull(),
  },
  (table) => [primaryKey({ columns: [table.noteUuid, table.reporterHash] })],
);
