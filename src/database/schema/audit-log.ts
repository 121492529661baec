import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";

/** The fields of a resource as the API spells them. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** Who changed what. Written in the transaction of the change, never changed afterwards. */
export const auditLog = pgTable(
  "audit_log",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person; null for the program itself and for people who are gone. */
    by: uuid(),
    /** Such as `user` or `town`. */
    resource: text().notNull(),
    /** Uuid of the resource, or its number where it has no uuid. */
    resourceUuid: text().notNull(),
    /** Such as `create`, `update`, `delete`. */
    action: text().notNull(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
  },
  (table) => [index().on(table.resourceUuid, table.resource), index().on(table.at), index().on(table.by)],
);
