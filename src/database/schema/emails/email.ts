import { sql } from "drizzle-orm";
import { check, index, integer, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "#database/rows.ts";
import { oneOf, reference } from "../content/content-columns.ts";
import { accommodation } from "../places/accommodation.ts";
import { user } from "../accounts/user.ts";

/** Addresses of houses that refuse letters. */
export const letterRefusal = pgTable("letter_refusal", {
  /** In lower case. */
  address: text().primaryKey(),
  refusedAt: timestamp({ withTimezone: true }).notNull(),
});

/** `kept`: it could not be sent; `failed`: every attempt failed. */
export const emailStates = ["queued", "sending", "sent", "kept", "failed"] as const;
export type EmailState = (typeof emailStates)[number];

/** A mail in the outbox, in any state. */
export const email = pgTable(
  "email",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    to: text().notNull(),
    subject: text().notNull(),
    text: text().notNull(),
    html: text().notNull(),
    /** Such as `welcome` or `reset_password`. */
    template: text().notNull(),
    /** The account it is about, with which it is deleted. */
    userUuid: uuid().references(() => user.uuid, { onDelete: "cascade" }),
    /** The house it was written to. */
    accommodationUuid: uuid().references(() => accommodation.uuid, { onDelete: "set null" }),
    /** The author; null for the system. */
    sentBy: uuid(),
    state: text().$type<EmailState>().notNull().default("queued"),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; while it is being sent, when it counts as abandoned. Null once settled. */
    nextAttemptAt: timestamp({ withTimezone: true }),
    /** Of the last attempt. */
    error: text(),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    sentAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.nextAttemptAt),
    index().on(table.createdAt),
    index().on(table.accommodationUuid),
    index().on(table.userUuid),
    check("email_state", oneOf(table.state, emailStates)),
    check("email_attempts", sql`${table.attempts} >= 0`),
  ],
);

/** The reply of a house to a mail, as recorded by an editor. */
export const emailReply = pgTable(
  "email_reply",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    emailUuid: reference(() => email.uuid, { onDelete: "cascade" }),
    text: text().notNull(),
    receivedAt: timestamp({ withTimezone: true }).notNull(),
    recordedBy: uuid(),
  },
  (table) => [index().on(table.emailUuid)],
);
