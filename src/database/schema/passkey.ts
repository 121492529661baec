import { bigint, boolean, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
import { ownerColumn } from "./user.ts";

/** A passkey of a person: the public half of a pair of keys, whose other half stays with the person's authenticator. */
export const passkey = pgTable(
  "passkey",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    userUuid: ownerColumn(),
    /** By which the authenticator knows it, base64url. */
    credentialId: text().notNull().unique(),
    /** As COSE has it, base64url. */
    publicKey: text().notNull(),
    /** What the authenticator has counted up to; stays 0 with those that do not count. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: text().array().notNull(),
    /** The authenticator may copy it to other devices, and has done so. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    /** The person's own word for it. */
    name: text().notNull(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastUsedAt: timestamp({ withTimezone: true }),
  },
  (table) => [index().on(table.userUuid)],
);
