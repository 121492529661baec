import { reference } from "../content/content-columns.ts";
import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "#database/rows.ts";
import { route } from "../routes/route.ts";
import { user } from "../accounts/user.ts";

/** The proposed changes of an imported track to a route, until applied or deleted. */
export const pathProposal = pgTable(
  "path_proposal",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    routeUuid: reference(() => route.uuid, { onDelete: "cascade" }),
    userUuid: reference(() => user.uuid, { onDelete: "cascade" }),
    fileName: text().notNull(),
    /** The new lines by arc, in the format of the path import. */
    proposal: jsonb().$type<Readonly<Record<string, unknown>>>().notNull(),
    expiresAt: timestamp({ withTimezone: true }).notNull(),
  },
  (table) => [index().on(table.routeUuid), index().on(table.userUuid)],
);
