import { index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
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
    lastSeenAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userUuid)],
);
