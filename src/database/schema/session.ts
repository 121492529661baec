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
  },
  (table) => [index().on(table.userUuid), index().on(table.expiresAt)],
);
