import { z } from "zod";
import { pageOf, pagingFields } from "#contract/http/paging.ts";
import { auditActions, auditedBesideRecords } from "#domain/accounts/audit-actions.ts";
import { type ResourceName, resources } from "./resources/all-resources.ts";

const fields = z.record(z.string(), z.unknown()).nullable();

const auditEntry = z
  .object({
    uuid: z.guid(),
    at: z.iso.datetime(),
    by: z.guid().nullable().meta({ description: "The person; null for the system and for deleted accounts" }),
    byName: z.string().nullable(),
    resource: z.string().meta({ example: "town" }),
    resourceUuid: z.string().meta({ description: "Uuid of the record, or its id if it has no uuid" }),
    action: z.string().meta({ example: "update" }),
    before: fields.meta({ description: "The fields that changed, or all of them for a deleted record" }),
    after: fields.meta({ description: "The fields that changed, or all of them for a new record" }),
    canRevert: z.boolean(),
  })
  .meta({ id: "AuditEntry" });
export type AuditEntry = z.infer<typeof auditEntry>;

/** What was changed, as it is called now. */
export interface ChangeSubject {
  readonly resource: ResourceName | "users";
  readonly uuid: string;
  readonly slug: string | null;
  readonly title: string;
}

export const auditList = pageOf(auditEntry).meta({ id: "AuditLog" });
export type AuditList = z.infer<typeof auditList>;

/** A record or photo to which a change refers. */
export interface ChangeReference {
  /** Resource name in the log. */
  readonly resource: string;
  /** Null if it no longer exists. */
  readonly title: string | null;
  /** With its page; null for photos. */
  readonly subject: ChangeSubject | null;
}

/** All resource names in the log; filtering by an unknown one would look like "no changes". */
const audited: readonly string[] = [
  ...Object.values(resources).map(({ singular }) => singular),
  ...auditedBesideRecords,
];

export const auditQuery = z.strictObject({
  ...pagingFields,
  resource: z.enum(audited).optional(),
  uuid: z.string().max(60).optional().meta({ description: "Of the record" }),
  by: z.guid().optional().meta({ description: "Of the person" }),
  action: z.enum(auditActions).optional(),
});
export type AuditQuery = z.infer<typeof auditQuery>;
