import { type SQL, sql, type SQLWrapper } from "drizzle-orm";
import {
  boolean,
  check,
  doublePrecision,
  index,
  integer,
  jsonb,
  numeric,
  pgTable,
  text,
  timestamp,
  uuid,
} from "drizzle-orm/pg-core";
import { accommodationStatuses, type AccommodationStatus } from "#domain/places/lodging/lodging-facts.ts";
import type { Season } from "#domain/route-graph/route-graph.ts";
import { accommodationOwner } from "./accommodation-owner.ts";
import { oneOf, contentColumns, sourcesColumn, uuidKey, reference } from "../content/content-columns.ts";
import { comparable, sortable } from "../content/comparable.ts";
import { town } from "../routes/town.ts";

const emptyList = sql`'{}'::text[]`;

type SearchedColumns = Readonly<Record<"name" | "slug" | "otherNames" | "operator" | "email", SQLWrapper>>;

/** The searched texts of administration in one expression, identical to the index. */
export const searchedText = ({ name, slug, otherNames, operator, email }: SearchedColumns): SQL =>
  sql`joined_texts(ARRAY[${name}, ${slug}, ${operator}, ${email}] || ${otherNames})`;

/** A house where a pilgrim can sleep. Null means unknown, everywhere. */
export const accommodation = pgTable(
  "accommodation",
  {
    uuid: uuidKey(),
    slug: text().notNull().unique(),
    townUuid: reference(() => town.uuid),
    name: text().notNull(),
    /** In other languages and spellings, for search. */
    otherNames: text().array().notNull().default(emptyList),
    type: text().notNull(),
    operator: text(),
    /** Street, postcode and municipality in one line. */
    address: text(),
    /** In the tourism register of its region. */
    registerNumber: text(),
    lat: doublePrecision(),
    lon: doublePrecision(),
    /** Metres from the house to its town's waypoint. */
    distanceOffM: integer(),
    beds: integer(),
    rooms: text().array().notNull().default(emptyList),
    /** Per night and person, in `currency`. */
    priceFrom: numeric({ precision: 8, scale: 2, mode: "number" }),
    priceTo: numeric({ precision: 8, scale: 2, mode: "number" }),
    currency: text(),
    /** Donation instead of a price. */
    donation: boolean(),
    /** Opening season; null if unknown. */
    season: jsonb().$type<Season>(),
    /** The season is uncertain: confirm before relying on it. */
    seasonConfirmFirst: boolean().notNull().default(false),
    /** `HH:MM` */
    checkInFrom: text(),
    checkInUntil: text(),
    reservable: boolean(),
    phone: text(),
    secondPhone: text(),
    whatsapp: text(),
    email: text(),
    web: text(),
    amenities: text().array().notNull().default(emptyList),
    status: text().$type<AccommodationStatus>().notNull().default("open"),
    statusNote: text(),
    /** The note in Spanish. */
    statusNoteEs: text(),
    description: text(),
    verifiedAt: timestamp({ withTimezone: true }),
    /** Such as `node/9572026791`. */
    osmId: text(),
    licence: text(),
    /** Its owner, if known; never public. */
    ownerUuid: uuid().references(() => accommodationOwner.uuid),
    sources: sourcesColumn(),
    /** Contacts withheld by the owner: no data set restores them. */
    withheld: text().array().notNull().default(emptyList),
    ...contentColumns(),
  },
  (table) => [
    index().on(table.townUuid),
    index().on(table.type),
    index("accommodation_name_sorted_index").on(sortable(table.name), table.uuid),
    index("accommodation_searched_index").using("gin", sql`${comparable(searchedText(table))} gin_trgm_ops`),
    // The partitions in which houses are read; see `queries/places/accommodations.ts`.
    index("accommodation_part_index").on(sql`get_byte(uuid_send(${table.uuid}), 15)`, table.uuid),
    // Houses to be verified, in order, with everything that determines whether a letter can be sent.
    index("accommodation_unverified_index")
      .on(sql`${table.verifiedAt} NULLS FIRST`, table.name, table.uuid, table.email, table.ownerUuid)
      .where(sql`${table.published} AND ${table.status} <> 'closed'`),
    index().on(table.ownerUuid),
    check("accommodation_status", oneOf(table.status, accommodationStatuses)),
    check("accommodation_beds", sql`${table.beds} >= 0`),
    check("accommodation_price", sql`${table.priceFrom} >= 0 and ${table.priceTo} >= ${table.priceFrom}`),
    check("accommodation_currency", sql`${table.currency} ~ '^[A-Z]{3}$'`),
    check("accommodation_season", sql`jsonb_typeof(${table.season}) = 'array'`),
  ],
);

/** Slugs of houses that were merged into another, to which their addresses redirect. */
export const accommodationFormerSlug = pgTable(
  "accommodation_former_slug",
  {
    slug: text().primaryKey(),
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
  },
  (table) => [index().on(table.accommodationUuid)],
);
