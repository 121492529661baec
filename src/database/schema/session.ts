import { boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
import { ownerColumn } from "./user.ts";

/** A browser that is signed in. The secret itself is only in the browser's cookie. */
export const session = pgTable(
  "session",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    /** SHA-256 of the secret, base64url. */
    secretHash: text().notNull().unique(),
    /** The next request gets another secret, as the person's roles have changed. */
    isToRenew: boolean().notNull().default(false),
    /** SHA-256 of the secret before, which requests under way may still bring until then. */
    formerSecretHash: text().unique(),
    formerUntil: timestamp({ withTimezone: true }),
    userUuid: ownerColumn(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** Moves on with use, up to `endsAt`. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Ends then, however much it is used. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Such as `Firefox on Linux`. */
    device: text().notNull(),
    remember: boolean().notNull(),
    /** Opened by a passkey, or has added one: counts as two factors. */
    byPasskey: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userUuid), index().on(table.expiresAt)],
);
