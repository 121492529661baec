import { languages } from "#domain/text/language.ts";
import { check, index, pgTable, text } from "drizzle-orm/pg-core";
import { oneOf, contentColumns, uuidKey } from "../content/content-columns.ts";
import type { UserLocale } from "../accounts/user.ts";

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
