import type { AdministeredPlanList, AdministeredPlanQuery } from "#contract/administration/plans.ts";
import { listAllPlans as findPlans } from "#database/queries/administration/plans.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { loadStoredPlanRoutes } from "#use-cases/plans/legs/plan-routes.ts";
import { townNamesOf } from "#domain/plans/describe-plan.ts";
import { isUuid } from "#contract/http/field-types.ts";
import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { findPlan } from "#database/queries/plans/plans.ts";
import { sharedRecord, type ReadPlan, presentPlan } from "#use-cases/plans/present-plan.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";

/** One page of all plans, the most recently changed first. @throws UseCaseError for everybody but administrators */
export async function listAllPlans(
  context: UseCaseContext,
  { q, owner, route, page, perPage }: AdministeredPlanQuery,
): Promise<AdministeredPlanList> {
  requireAdministrator(context);
  const { plans, total } = await findPlans(context.database, { q, owner, route }, { page, perPage });
  const routes = [...new Set(plans.flatMap(({ legs }) => legs.map((leg) => leg.route)))];
  const nameOf = townNamesOf((await loadStoredPlanRoutes(context, routes)).graphs);
  const data = plans.map(({ legs, shareToken, createdAt, updatedAt, ...plan }) => ({
    ...plan,
    routes: legs.map((leg) => leg.route),
    from: nameOf(legs[0]?.from ?? ""),
    to: nameOf(legs.at(-1)?.to ?? ""),
    isShared: shareToken !== null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  }));
  return { data, page, perPage, total };
}

/**
 * A plan of another person, as its share link would show it. The audit log first records who reads it and why.
 *
 * @throws UseCaseError for everybody but administrators, and `not-found`
 */
export async function readPlanFor(context: UseCaseContext, uuid: string, reason: string): Promise<ReadPlan> {
  const { uuid: by } = requireAdministrator(context);
  const record = isUuid(uuid) ? await findPlan(context.database, uuid) : null;
  if (record === null) throw new UseCaseError("not-found");
  const entry = { resource: "plan", resourceUuid: uuid, action: "read", after: { reason } } as const;
  await insertAuditEntry(context.database, { at: context.now(), by, ...entry });
  return presentPlan(context, { record: sharedRecord(record), access: "shared" });
}
