import { reference } from "../content/content-columns.ts";
import { index, integer, pgTable, primaryKey, text, timestamp } from "drizzle-orm/pg-core";
import { accommodation } from "../places/accommodation.ts";
import { town } from "../routes/town.ts";
import { ownerColumn } from "../accounts/user.ts";

const favouriteColumns = () => ({
  userUuid: ownerColumn(),
  /** The person's note; may be empty. */
  note: text().notNull().default(""),
  /** Position in the person's own order, ascending; ties by the time they were added. */
  position: integer().notNull(),
  addedAt: timestamp({ withTimezone: true }).notNull(),
});

export const favouriteTown = pgTable(
  "favourite_town",
  {
    ...favouriteColumns(),
    townUuid: reference(() => town.uuid, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.townUuid] }), index().on(table.townUuid)],
);

export const favouriteAccommodation = pgTable(
  "favourite_accommodation",
  {
    ...favouriteColumns(),
    accommodationUuid: reference(() => accommodation.uuid, { onDelete: "cascade" }),
  },
  (table) => [primaryKey({ columns: [table.userUuid, table.accommodationUuid] }), index().on(table.accommodationUuid)],
);
