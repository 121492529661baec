import { sql } from "drizzle-orm";
import { check, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { oneOf, reference } from "../content/content-columns.ts";
import { user } from "./user.ts";

/** `revoked`: the other service reports that access has ended. */
export const connectionStates = ["connected", "revoked"] as const;
export type ConnectionState = (typeof connectionStates)[number];

/** An account at another service that the application may use. Tokens are encrypted with the configured key. */
export const oauth2Connection = pgTable(
  "oauth2_connection",
  {
    /** Such as `google`. */
    provider: text().primaryKey(),
    /** Address of the connected account. */
    account: text().notNull(),
    scopes: text()
      .array()
      .notNull()
      .default(sql`'{}'::text[]`),
    refreshTokenSealed: text(),
    accessTokenSealed: text(),
    accessExpiresAt: timestamp({ withTimezone: true }),
    state: text().$type<ConnectionState>().notNull().default("connected"),
    /** Of the last failed call. */
    error: text(),
    connectedAt: timestamp({ withTimezone: true }).notNull(),
    connectedBy: uuid().references(() => user.uuid, { onDelete: "set null" }),
  },
  (table) => [check("oauth2_connection_state", oneOf(table.state, connectionStates))],
);

/** A pending sign-in at another service. */
export const oauth2Attempt = pgTable("oauth2_attempt", {
  /** SHA-256 of the state parameter, base64url. */
  stateHash: text().primaryKey(),
  provider: text().notNull(),
  /** The PKCE verifier, encrypted. */
  verifierSealed: text().notNull(),
  userUuid: reference(() => user.uuid, { onDelete: "cascade" }),
  expiresAt: timestamp({ withTimezone: true }).notNull(),
});
