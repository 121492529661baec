import { bigint, boolean, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "#database/rows.ts";
import { ownerColumn, user } from "./user.ts";

/** A passkey of a person: the public key of a pair, whose private key stays with the person's authenticator. */
export const passkey = pgTable(
  "passkey",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    userUuid: ownerColumn(),
    /** Identifier used by the authenticator, base64url. */
    credentialId: text().notNull().unique(),
    /** In COSE format, base64url. */
    publicKey: text().notNull(),
    /** Signature counter of the authenticator; stays 0 if not supported. */
    counter: bigint({ mode: "number" }).notNull(),
    /** How browsers reach the authenticator, such as `internal` or `usb`. */
    transports: text().array().notNull(),
    /** Whether the authenticator can copy it to other devices, and has done so. */
    backupEligible: boolean().notNull(),
    backedUp: boolean().notNull(),
    /** Name chosen by the person. */
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
  /** The shared secret of the authenticator, encrypted. */
  sealedSecret: text().notNull(),
  createdAt: timestamp({ withTimezone: true }).notNull(),
  /** Null until the first code has confirmed the authenticator. */
  confirmedAt: timestamp({ withTimezone: true }),
  /** The session of the set-up: no other is shown the secret. */
  sessionUuid: uuid(),
  /** The last used step of 30 seconds since 1970: each code is accepted once. */
  lastStep: integer(),
});

/** A code that replaces the authenticator once; deleted when used. */
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

/** A signed-in browser. The secret itself is only in the browser's cookie. */
export const session = pgTable(
  "session",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    /** SHA-256 of the secret, base64url. */
    secretHash: text().notNull().unique(),
    /** The next request gets a new secret, because the person's roles have changed. */
    isToRenew: boolean().notNull().default(false),
    /** SHA-256 of the previous secret, which requests in flight may still send until then. */
    formerSecretHash: text().unique(),
    formerUntil: timestamp({ withTimezone: true }),
    userUuid: ownerColumn(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    lastSeenAt: timestamp({ withTimezone: true }).notNull(),
    /** Extended with use, up to `endsAt`. */
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    /** Final end, regardless of use. */
    endsAt: timestamp({ withTimezone: true }).notNull(),
    /** Such as `Firefox on Linux`. */
    device: text().notNull(),
    remember: boolean().notNull(),
    /** Opened by a passkey, or has added one: counts as two factors. */
    byPasskey: boolean().notNull().default(false),
  },
  (table) => [index().on(table.userUuid), index().on(table.expiresAt)],
);
