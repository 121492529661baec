import { index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
import { ownerColumn, user } from "./user.ts";

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
