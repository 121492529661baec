import { check, index, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../../rows.ts";
import { accommodation } from "./accommodation.ts";
import { oneOf, reference } from "../content/content-columns.ts";

/** The effect of following a link sent to a house. */
export const ownerLinkPurposes = ["confirm", "correct"] as const;
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
