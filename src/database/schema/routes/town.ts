import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import { check, index, integer, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { townServices, type TownService, type TownSize } from "#domain/route-graph/route-graph.ts";
import { allOf, oneOf, contentColumns, sourcesColumn, uuidKey } from "../content/content-columns.ts";
import { comparable, sortable } from "../content/comparable.ts";
import { waypoint } from "./waypoint.ts";

const emptyList = sql`'{}'::text[]`;

type SearchedColumns = Readonly<Record<"name" | "slug" | "localNames" | "otherNames", SQLWrapper>>;

/** The searched texts of administration in one expression, identical to the index. */
export const searchedTextOfTown = ({ name, slug, localNames, otherNames }: SearchedColumns): SQL =>
  sql`joined_texts(ARRAY[${name}, ${slug}] || ${localNames} || ${otherNames})`;

/** A place with a page of its own, where a day can end. */
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
    /** Known types of houses here, named or not. */
    lodgingKinds: text().array().notNull().default(emptyList),
    /** Population of the place itself, from the register of places. */
    population: integer(),
    /** Code of the place in Spain's register of places. */
    ineCode: text(),
    /** Local holidays as announced, `YYYY-MM-DD`; most recur every year, not all on the same day. */
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
