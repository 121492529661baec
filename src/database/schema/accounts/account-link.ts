import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { tokenScopes, type TokenScope } from "#domain/accounts/permissions.ts";
import { newUuid } from "#database/rows.ts";
import { allOf, oneOf } from "../content/content-columns.ts";
import { ownerColumn, user, type UserLocale } from "./user.ts";

/** A program or phone that may act for a person, with a bearer token. */
export const apiToken = pgTable(
  "api_token",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    /** SHA-256 of the token, base64url. */
    secretHash: text().notNull().unique(),
    userUuid: ownerColumn(),
    deviceName: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true })
      .notNull()
      .default(sql`now() + interval '90 days'`),
    scopes: text()
      .array()
      .$type<TokenScope[]>()
      .notNull()
      .default(sql`'{read,plans,editing,administration}'::text[]`),
    lastSeenAt: timestamp({ withTimezone: true }),
    /** The program that last used it, such as `Firefox on Linux` or `curl`. */
    lastSeenBy: text(),
    /** The network address of its last use. */
    lastSeenFrom: text(),
  },
  (table) => [
    index().on(table.userUuid),
    index().on(table.expiresAt),
    check("api_token_scopes", allOf(table.scopes, tokenScopes)),
  ],
);

/**
 * A pending request for a password reset. It is stored for any address, so that the response time does not reveal
 * whether there is an account; a job looks it up later.
 */
export const passwordResetRequest = pgTable("password_reset_request", {
  uuid: uuid().primaryKey().$defaultFn(newUuid),
  email: text().notNull(),
  locale: text().$type<UserLocale>().notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
});

/** The effect of following a link; `set_up` creates the first administrator and belongs to nobody yet. */
export const accountLinkPurposes = [
  "confirm_email",
  "change_email",
  "stop_email_change",
  "reset_password",
  "set_up",
] as const;
export type AccountLinkPurpose = (typeof accountLinkPurposes)[number];

/** A link sent by mail or shown on the terminal, for one use and a limited time. */
export const accountLink = pgTable(
  "account_link",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    purpose: text().$type<AccountLinkPurpose>().notNull(),
    /** SHA-256 of the secret, base64url. */
    secretHash: text().notNull().unique(),
    userUuid: uuid().references(() => user.uuid, { onDelete: "cascade" }),
    /** The address that the link confirms; for a change, the new one. */
    email: text(),
    /** The session that requested a change, which continues afterwards. */
    sessionUuid: uuid(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.userUuid, table.purpose),
    check("account_link_purpose", oneOf(table.purpose, accountLinkPurposes)),
    check("account_link_user", sql`(${table.userUuid} is null) = (${table.purpose} = 'set_up')`),
  ],
);
