import { sql } from "drizzle-orm";
import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { tokenScopes, type TokenScope } from "#domain/permissions/permissions.ts";
import { newUuid } from "../new-uuid.ts";
import { allOf } from "./allowed-values.ts";
import { ownerColumn } from "./user.ts";

/** A program or telephone that may act for a person, with a bearer token. */
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
    /** The kind of program that used it last, such as `Firefox on Linux` or `curl`. */
    lastSeenBy: text(),
  },
  (table) => [
    index().on(table.userUuid),
    index().on(table.expiresAt),
    check("api_token_scopes", allOf(table.scopes, tokenScopes)),
  ],
);
