import type { AdministeredPlanList, AdministeredPlanQuery } from "#contract/administration/plans.ts";
import { listAllPlans as findPlans } from "#database/queries/administration/plans.ts";
import { requireAdministrator } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { loadStoredPlanRoutes } from "#use-cases/plans/plan-routes.ts";
import { townNamesOf } from "#domain/plan-description/describe-plan.ts";

/** One page of everybody's plans, the one changed last first. @throws UseCaseError for everybody but administrators */
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
