import { sql } from "drizzle-orm";
import { languages, type Language } from "#domain/text/language.ts";
import { check, doublePrecision, index, pgTable, primaryKey, text, uuid } from "drizzle-orm/pg-core";
import { contentColumns, oneOf, sourcesColumn, uuidKey, reference } from "../content/content-columns.ts";
import { route } from "../routes/route.ts";
import { town } from "../routes/town.ts";

/** A sight, a fountain, a pharmacy, a pass: anything worth knowing on the way except houses. */
export const pointOfInterest = pgTable(
  "point_of_interest",
  {
    uuid: uuidKey(),
    slug: text().notNull().unique(),
    kind: text().notNull(),
    /** Null if it has none. */
    name: text(),
    /** Of a name that describes it in another language than that of the place; null for a local name. */
    nameLanguage: text().$type<Language>(),
    otherNames: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    lat: doublePrecision().notNull(),
    lon: doublePrecision().notNull(),
    elevationM: doublePrecision(),
    townUuid: uuid().references(() => town.uuid),
    description: text(),
    /** The description in Spanish. */
    descriptionEs: text(),
    openingHours: text(),
    licence: text(),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.townUuid),
    index().on(table.kind),
    check("point_of_interest_name_language", oneOf(table.nameLanguage, languages)),
  ],
);

export const pointOfInterestRoute = pgTable(
  "point_of_interest_route",
  {
    pointOfInterestUuid: reference(() => pointOfInterest.uuid, { onDelete: "cascade" }),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.pointOfInterestUuid, table.routeUuid] }), index().on(table.routeUuid)],
);
