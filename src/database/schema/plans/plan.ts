import { sql } from "drizzle-orm";
import {
  boolean,
  check,
  date,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  timestamp,
  unique,
  uuid,
} from "drizzle-orm/pg-core";
import type { DayRoutine } from "#domain/plans/day-hours/day-routine.ts";
import { houseStates, type HouseState, type LeftBehind, type LegOptions } from "#domain/plans/editing/stored-plan.ts";
import { newUuid } from "#database/rows.ts";
import { accommodation } from "../places/accommodation.ts";
import { oneOf, reference } from "../content/content-columns.ts";
import { comparable } from "../content/comparable.ts";
import { ownerColumn } from "../accounts/user.ts";

/** A planned walk. */
export const plan = pgTable(
  "plan",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    ownerUuid: ownerColumn(),
    name: text().notNull(),
    /** Day 1; null if the plan has no dates. */
    startDate: date({ mode: "string" }),
    /** Options of the planner, by leg. */
    legs: jsonb().$type<readonly LegOptions[]>().notNull(),
    leftBehind: jsonb()
      .$type<readonly LeftBehind[]>()
      .notNull()
      .default(sql`'[]'::jsonb`),
    waivesCompostela: boolean().notNull().default(false),
    /** Departure and rests; defaults for missing fields. */
    routine: jsonb()
      .$type<Partial<DayRoutine>>()
      .notNull()
      .default(sql`'{}'::jsonb`),
    goalNights: integer().notNull().default(1),
    /** Stored in plain text, so that its owner can see the link again; null if it is not shared. */
    shareToken: text().unique(),
    /** What the link shows besides days, places, houses and dates. */
    shareNotes: boolean().notNull().default(false),
    sharePrices: boolean().notNull().default(false),
    shareCarry: boolean().notNull().default(false),
    shareDiary: boolean().notNull().default(false),
    sharePhotos: boolean().notNull().default(false),
    /** Whether the link opens at the current day of the plan. */
    shareToday: boolean().notNull().default(false),
    /** The last day on which the link is valid; null until it is revoked. */
    shareUntil: date({ mode: "string" }),
    /** Stored in plain text for the same reason; null if there is no calendar address. */
    calendarToken: text().unique(),
    /** Of the request that created it, so that resending creates no duplicate. */
    idempotencyKey: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    updatedAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [
    unique().on(table.ownerUuid, table.idempotencyKey),
    index().on(table.updatedAt, table.uuid),
    index("plan_name_searched_index").using("gin", sql`${comparable(table.name)} gin_trgm_ops`),
  ],
);

export const planDay = pgTable(
  "plan_day",
  {
    planUuid: reference(() => plan.uuid, { onDelete: "cascade" }),
    /** Calendar day of the plan, from 1. */
    number: integer().notNull(),
    /** Stays with the day when its number changes, so that calendars recognise it. */
    key: integer().notNull(),
    leg: integer().notNull(),
    kind: text().$type<"walk" | "rest">().notNull(),
    /** Town slugs. */
    fromTown: text().notNull(),
    toTown: text().notNull(),
    pinned: boolean().notNull().default(false),
    houseUuid: uuid().references(() => accommodation.uuid, { onDelete: "set null" }),
    houseState: text().$type<HouseState>().notNull().default("none"),
    bookingReference: text().notNull().default(""),
    priceCents: integer(),
    notes: text().notNull().default(""),
    carry: text().notNull().default(""),
  },
  (table) => [
    primaryKey({ columns: [table.planUuid, table.number] }),
    unique().on(table.planUuid, table.key),
    index().on(table.houseUuid),
    check("plan_day_kind", oneOf(table.kind, ["walk", "rest"])),
    check("plan_day_house_state", oneOf(table.houseState, houseStates)),
    check("plan_day_number", sql`${table.number} >= 1`),
    check("plan_day_price", sql`${table.priceCents} >= 0`),
  ],
);
