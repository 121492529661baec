import type { PlanList } from "#contract/plans.ts";
import { listPlans } from "#database/queries/plans.ts";
import { addDays } from "#domain/calendar/iso-date.ts";
import { requireMember } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { loadKeptGround } from "./plan-ground.ts";
import { townNamesOf } from "./show-kept-plan.ts";

/** The person's plans, the one changed last first. They are few enough for one page. */
export async function listOwnPlans(context: UseCaseContext): Promise<PlanList> {
  const { uuid } = requireMember(context);
  const plans = await listPlans(context.database, uuid);
  const routes = [...new Set(plans.flatMap(({ legs }) => legs.map(({ route }) => route)))];
  const nameOf = townNamesOf(await loadKeptGround(context, routes));
  const data = plans.map(({ legs, shareToken, createdAt, updatedAt, ...plan }) => {
    const from = legs[0]?.from ?? "";
    const to = legs.at(-1)?.to ?? "";
    return {
      ...plan,
      routes: legs.map(({ route }) => route),
      from,
      to,
      fromName: nameOf(from),
      toName: nameOf(to),
      endDate: plan.startDate === null || plan.days === 0 ? null : addDays(plan.startDate, plan.days - 1),
      isShared: shareToken !== null,
      createdAt: createdAt.toISOString(),
      updatedAt: updatedAt.toISOString(),
    };
  });
  return { data, page: 1, perPage: 100, total: data.length };
}
