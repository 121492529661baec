import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { accommodation } from "./accommodation.ts";
import { contentColumns, uuidKey } from "../content/content-columns.ts";
import { pointOfInterest } from "./point-of-interest.ts";
import { town } from "../routes/town.ts";

/** One stored size of a photo in one format. */
export interface PhotoVariant {
  readonly type: "image/avif" | "image/webp" | "image/jpeg";
  /** Pixels. */
  readonly width: number;
  readonly height: number;
  readonly bytes: number;
  /** Name of the file in the storage. */
  readonly key: string;
}

/** A picture of exactly one town, house or point of interest. */
export const photo = pgTable(
  "photo",
  {
    uuid: uuidKey(),
    townUuid: uuid().references(() => town.uuid, { onDelete: "cascade" }),
    accommodationUuid: uuid().references(() => accommodation.uuid, { onDelete: "cascade" }),
    pointOfInterestUuid: uuid().references(() => pointOfInterest.uuid, { onDelete: "cascade" }),
    /** Alternative text, in English. */
    alt: text().notNull(),
    altEs: text(),
    /** Such as `CC BY-SA 4.0`, with the author if required. */
    licence: text().notNull(),
    author: text(),
    /** Order among the photos of the same subject, from 1. */
    position: integer().notNull(),
    /** Pixels of the uploaded picture, upright. */
    width: integer().notNull(),
    height: integer().notNull(),
    /** A few bytes of WebP as a data URL, shown until the picture is loaded. */
    blur: text().notNull(),
    variants: jsonb().$type<readonly PhotoVariant[]>().notNull(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.townUuid),
    index().on(table.accommodationUuid),
    index().on(table.pointOfInterestUuid),
    check(
      "photo_subject",
      sql`num_nonnulls(${table.townUuid}, ${table.accommodationUuid}, ${table.pointOfInterestUuid}) = 1`,
    ),
    check("photo_size", sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);
