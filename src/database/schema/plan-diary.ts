import { reference } from "./content-columns.ts";
import { sql } from "drizzle-orm";
import { check, date, index, integer, jsonb, pgTable, primaryKey, text, timestamp, uuid } from "drizzle-orm/pg-core";
import type { Stamp } from "#domain/diary/merge-diary.ts";
import type { PhotoVariant } from "./photo.ts";
import { plan } from "./plan.ts";

const planColumn = () => reference(() => plan.uuid, { onDelete: "cascade" });

/** What a walker has written of a day. It hangs on the date, which planning anew does not move. */
export const planDiary = pgTable(
  "plan_diary",
  {
    planUuid: planColumn(),
    date: date({ mode: "string" }).notNull(),
    text: text().notNull().default(""),
    stamps: jsonb()
      .$type<readonly Stamp[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    walkedM: integer(),
    version: integer().notNull().default(1),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.planUuid, table.date] }),
    check("plan_diary_numbers", sql`${table.walkedM} >= 0`),
  ],
);

/** A photo of a day, for its walker alone unless a link shows it. */
export const planPhoto = pgTable(
  "plan_photo",
  {
    /** Made by the device, so that the same photo sent again makes no second one. */
    uuid: uuid().primaryKey(),
    planUuid: planColumn(),
    date: date({ mode: "string" }).notNull(),
    /** What is to be seen; empty where nobody has said. */
    caption: text().notNull().default(""),
    width: integer().notNull(),
    height: integer().notNull(),
    blur: text().notNull(),
    variants: jsonb().$type<readonly PhotoVariant[]>().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.planUuid, table.date)],
);
