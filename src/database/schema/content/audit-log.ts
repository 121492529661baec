import { index, jsonb, pgTable, text, timestamp, uuid } from "drizzle-orm/pg-core";
import { newUuid } from "#database/rows.ts";

/** The fields of a resource in API spelling. */
export type AuditedFields = Readonly<Record<string, unknown>>;

/** Who changed what. Written in the transaction of the change, never modified afterwards. */
export const auditLog = pgTable(
  "audit_log",
  {
    uuid: uuid().primaryKey().$defaultFn(newUuid),
    at: timestamp({ withTimezone: true }).notNull(),
    /** The person; null for the system and for deleted accounts. */
    by: uuid(),
    /** Such as `user` or `town`. */
    resource: text().notNull(),
    /** Uuid of the resource, or its id if it has no uuid. */
    resourceUuid: text().notNull(),
    /** Such as `create`, `update`, `delete`. */
    action: text().notNull(),
    before: jsonb().$type<AuditedFields>(),
    after: jsonb().$type<AuditedFields>(),
  },
  (table) => [index().on(table.resourceUuid, table.resource), index().on(table.at), index().on(table.by)],
);
