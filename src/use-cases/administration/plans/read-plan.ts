import { isUuid } from "#contract/http/uuid.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { findPlan } from "#database/queries/plans/plans.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { sharedRecord } from "../../plans/shared-record.ts";
import { type ReadPlan, showKeptPlan } from "../../plans/show-kept-plan.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/**
 * A plan of somebody, as whoever holds its share link would read it. That it was read, by whom and why, goes to the
 * audit log first.
 *
 * @throws UseCaseError for everybody but administrators, and `not-found`
 */
export async function readPlanFor(context: UseCaseContext, uuid: string, reason: string): Promise<ReadPlan> {
  const { uuid: by } = requireAdministrator(context);
  const record = isUuid(uuid) ? await findPlan(context.database, uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  const entry = { at: context.now(), by, resource: "plan", resourceUuid: uuid, action: "read", after: { reason } };
  await insertAuditEntry(context.database, entry);
  return showKeptPlan(context, { record: sharedRecord(record), access: "shared" });
}
