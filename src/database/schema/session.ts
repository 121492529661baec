import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
import { ownerColumn, user } from "./user.ts";

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

/** The authenticator of a person: codes of RFC 6238. */
export const secondFactor = pgTable("second_factor", {
  userUuid: uuid()
    .primaryKey()
    .references(() => user.uuid, { onDelete: "cascade" }),
  /** The secret that the authenticator shares, sealed. */
  sealedSecret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Null until the first code has proved that the authenticator has the secret. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** Where it is being set up: nobody else is shown the secret. */
  sessionUuid: uuid(),
  /** The half minute since 1970 whose code was taken last: none is taken twice. */
  lastStep: integer(),
});

/** A code that stands in for the authenticator once; it goes when it is used. */
export const recoveryCode = pgTable(
  "recovery_code",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    userUuid: ownerColumn(),
    /** Argon2id with its parameters and salt. */
    codeHash: text().notNull(),
  },
  (table) => [index().on(table.userUuid)],
);

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
