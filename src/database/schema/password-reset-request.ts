import { pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";
import type { UserLocale } from "./user.ts";

/**
 * A wish for a new password that nobody has looked at yet. It is written for
 * any address, so that answering takes equally long whether there is an
 * account or not; a job looks the address up later.
 */
export const passwordResetRequest = pgTable("password_reset_request", {
  uuid: uuid().primaryKey().$defaultFn(newUuid),
  email: text().notNull(),
  locale: text().$type<UserLocale>().notNull(),
  requestedAt: timestamp({ withTimezone: true }).notNull(),
});
