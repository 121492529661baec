import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { languages } from "#domain/text/language.ts";
import { newUuid } from "#database/rows.ts";
import { oneOf, contentColumns, uuidKey, reference } from "../content/content-columns.ts";
import type { UserLocale } from "../accounts/user.ts";
import { accommodation } from "./accommodation.ts";

/** People who run houses and can confirm their facts. Never public. */
export const accommodationOwner = pgTable(
  "accommodation_owner",
  {
    uuid: uuidKey(),
    name: text().notNull(),
    email: text(),
    phone: text(),
    whatsapp: text(),
    web: text(),
    /** Language of letters to them. */
    locale: text().$type<UserLocale>().notNull().default("es"),
    notes: text(),
    ...contentColumns(),
  },
  (table) => [index().on(table.name), check("accommodation_owner_locale", oneOf(table.locale, languages))],
);

/** The effect of following a link sent to a house. */
const ownerLinkPurposes = ["confirm", "correct"] as const;
export type OwnerLinkPurpose = (typeof ownerLinkPurposes)[number];

/** A link that lets the owner of a house confirm or correct its facts without an account. */
export const ownerLink = pgTable(
  "owner_link",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    purpose: text().$type<OwnerLinkPurpose>().notNull(),
    /** SHA-256 of the secret, base64url. */
    secretHash: text().notNull().unique(),
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
    createdAt: timestamp({ withTimezone: true }).notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
    usedAt: timestamp({ withTimezone: true }),
  },
  (table) => [
    index().on(table.accommodationUuid),
    check("owner_link_purpose", oneOf(table.purpose, ownerLinkPurposes)),
  ],
);
