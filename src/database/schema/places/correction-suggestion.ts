import { sql } from "drizzle-orm";
import { check, index, integer, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "#database/rows.ts";
import { accommodation } from "./accommodation.ts";
import { oneOf, reference } from "../content/content-columns.ts";
import type { UserLocale } from "../accounts/user.ts";

export const suggestionStates = ["open", "accepted", "refused"] as const;
export type SuggestionState = (typeof suggestionStates)[number];

/** The author: a `visitor`, or the `owner` by a link sent to the house. */
export const suggestionOrigins = ["visitor", "owner"] as const;
export type SuggestionOrigin = (typeof suggestionOrigins)[number];

/** A correction to the facts of a house. */
export const correctionSuggestion = pgTable(
  "correction_suggestion",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
    origin: text().$type<SuggestionOrigin>().notNull().default("visitor"),
    /** New values by field, in API spelling. */
    changes: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    /** Values of the fields at the time of the suggestion. */
    before: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    comment: text(),
    /** Address for thanks; removed when they are sent. */
    email: text(),
    locale: text().$type<UserLocale>().notNull().default("en"),
    state: text().$type<SuggestionState>().notNull().default("open"),
    acceptedFields: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    /** Values that an editor accepted instead of the suggested ones, by field. */
    acceptedValues: jsonb().$type<Readonly<Record<string, unknown>>>().notNull().default({}),
    /** Why it was refused. */
    reason: text(),
    version: integer().notNull().default(1),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    settledAt: timestamp({ withTimezone: true }),
    settledBy: uuid(),
  },
  (table) => [
    index().on(table.accommodationUuid),
    index().on(table.state, table.createdAt),
    check("correction_suggestion_state", oneOf(table.state, suggestionStates)),
    check("correction_suggestion_origin", oneOf(table.origin, suggestionOrigins)),
    check("correction_suggestion_settled", sql`(${table.state} = 'open') = (${table.settledAt} is null)`),
  ],
);
