import { z } from "zod";
import { pageOf, pagingFields } from "#contract/http/paging.ts";

const fields = z.record(z.string(), z.unknown()).nullable();

export const auditEntry = z
  .object({
    uuid: z.guid(),
    at: z.iso.datetime(),
    by: z.guid().nullable().meta({ description: "The person; null for the system and for deleted accounts" }),
    byName: z.string().nullable(),
    resource: z.string().meta({ example: "town" }),
    resourceUuid: z.string().meta({ description: "Uuid of the record, or its id if it has no uuid" }),
    action: z.string().meta({ example: "update" }),
    before: fields.meta({ description: "The changed fields, or all of them for a deletion" }),
    after: fields.meta({ description: "The changed fields, or all of them for a creation" }),
    canRevert: z.boolean(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

export const auditList = pageOf(auditEntry).meta({ id: "AuditLog" });
export type AuditList = z.infer<typeof auditList>;

export const auditQuery = z.strictObject({
  ...pagingFields,
  resource: z.string().max(60).optional().meta({ description: "Such as town" }),
  uuid: z.string().max(60).optional().meta({ description: "Of the record" }),
  by: z.guid().optional().meta({ description: "Of the person" }),
  action: z.string().max(60).optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;
