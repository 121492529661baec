import { languages, type Language } from "#domain/text/language.ts";
import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { storedRoles, type StoredRole } from "#domain/accounts/permissions.ts";
import type { Pace } from "#domain/walking-time/walking-time.ts";
import { newUuid } from "#database/rows.ts";
import { allOf, oneOf, reference } from "../content/content-columns.ts";
import { comparable, sortable } from "../content/comparable.ts";

export type UserLocale = Language;
export type UserUnits = "metric" | "imperial";
export type UserClock = "24h" | "12h";

/** A person with an account. */
export const user = pgTable(
  "user",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    name: text().notNull(),
    /** Trimmed and in lower case, so that each address has one account. */
    email: text().notNull().unique(),
    /** Argon2id with its parameters and salt. */
    passwordHash: text().notNull(),
    emailConfirmedAt: timestamp({ withTimezone: true }),
    locale: text().$type<UserLocale>().notNull().default("en"),
    units: text().$type<UserUnits>().notNull().default("metric"),
    clock: text().$type<UserClock>().notNull().default("24h"),
    /** Null for the planner's default pace. */
    pace: jsonb().$type<Pace>(),
    roles: text()
      .array()
      .$type<StoredRole[]>()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** When a second factor was set up; null if none is. Copied from `second_factor`, which would be read too often. */
    secondFactorAt: timestamp({ withTimezone: true }),
    bannedAt: timestamp({ withTimezone: true }),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
    updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  },
  (table) => [
    index("user_name_sorted_index").on(sortable(table.name), table.uuid),
    index("user_email_sorted_index").on(sortable(table.email), table.uuid),
    index("user_name_searched_index").using("gin", sql`${comparable(table.name)} gin_trgm_ops`),
    index("user_email_searched_index").using("gin", sql`${comparable(table.email)} gin_trgm_ops`),
    index().on(table.createdAt, table.uuid),
    // Of very many people the few with a role.
    index().using("gin", table.roles),
    check("user_email", sql`${table.email} = lower(btrim(${table.email}))`),
    check("user_locale", oneOf(table.locale, languages)),
    check("user_units", oneOf(table.units, ["metric", "imperial"])),
    check("user_clock", oneOf(table.clock, ["24h", "12h"])),
    check("user_roles", allOf(table.roles, storedRoles)),
  ],
);

/** Reference to the owner; rows are deleted with the account. */
export const ownerColumn = () => reference(() => user.uuid, { onDelete: "cascade" });
