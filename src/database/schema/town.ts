import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { townServices, type TownService, type TownSize } from "#domain/route-graph/route-graph.ts";
import { allOf, oneOf, contentColumns, sourcesColumn, uuidKey } from "./content-columns.ts";
import { comparable, sortable } from "./comparable.ts";
import { waypoint } from "./waypoint.ts";

const emptyList = sql`'{}'::text[]`;

type SearchedColumns = Readonly<Record<"name" | "slug" | "localNames" | "otherNames", SQLWrapper>>;

/** What administration searches, in one text, as its index has it. */
export const searchedTextOfTown = ({ name, slug, localNames, otherNames }: SearchedColumns): SQL =>
  sql`joined_texts(ARRAY[${name}, ${slug}] || ${localNames} || ${otherNames})`;

/** A place with a page of its own, where a day may end. */
export const town = pgTable(
  "town",
  {
    uuid: uuidKey(),
    slug: text().notNull().unique(),
    waypointUuid: uuid()
      .notNull()
      .unique()
      .references(() => waypoint.uuid),
    name: text().notNull(),
    /** Names in the languages of the place, shown beside the name. */
    localNames: text().array().notNull().default(emptyList),
    /** Spellings in other languages, for searching. */
    otherNames: text().array().notNull().default(emptyList),
    country: text().notNull(),
    region: text(),
    province: text(),
    size: text().$type<TownSize>().notNull(),
    description: text(),
    /** The description in Spanish. */
    descriptionEs: text(),
    services: text().array().$type<TownService[]>().notNull().default(emptyList),
    /** Types of house known to exist here, also where none is named. */
    lodgingKinds: text().array().notNull().default(emptyList),
    /** People of the place itself, as counted for the register of places. */
    population: integer(),
    /** Code of the place in Spain's register of places. */
    ineCode: text(),
    /** Local holidays as they were announced, `YYYY-MM-DD`; most come back every year, not all on the same day. */
    feasts: text().array().notNull().default(emptyList),
    sources: sourcesColumn(),
    ...contentColumns(),
  },
  (table) => [
    index("town_name_sorted_index").on(sortable(table.name), table.uuid),
    index("town_searched_index").using("gin", sql`${comparable(searchedTextOfTown(table))} gin_trgm_ops`),
    check("town_size", oneOf(table.size, ["city", "town", "village", "other"])),
    check("town_population", sql`${table.population} > 0`),
    check("town_services", allOf(table.services, townServices)),
  ],
);
