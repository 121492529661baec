import { data, redirect } from "react-router";
import type { UseCaseContext } from "#use-cases/context.ts";
import { readFurtherLegs, writeFurtherLegs } from "#domain/planner/options/further-legs.ts";
import { legsFrom, type OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { Plan } from "#domain/planner/stage-planner/plan.ts";
import { dateByArrival, resolveOpenEnd } from "#use-cases/planner/plan-walk.ts";
import { planFurtherLegs } from "#use-cases/planner/plan-further-legs.ts";
import { findRenamedRoute } from "#use-cases/routes/show-route.ts";
import { showPlanner } from "#use-cases/planner/show-planner.ts";
import { solveWithinTimeout } from "#use-cases/planner/planning-work.ts";
import { parsePlannerUrl } from "#domain/planner/options/url/parse-planner-url.ts";
import { plannerUrl } from "#domain/planner/options/url/planner-url.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { eventLoopTurn } from "#web/server/rendering/event-loop-turns.server.ts";
import { groundOf } from "#web/pages/plans/plan-map.server.ts";
import { leadingRoutes, limitUncached } from "./leading-routes.server.ts";
import { stopsOnward } from "./stops-onward.server.ts";
import { type PlannedFurther, plannerPage } from "./planner-page.server.ts";

/**
 * The planner with its plan, or without one when that takes too long: the browser then plans itself, and such a page
 * may not be cached.
 *
 * @throws UseCaseError `too-many-requests`
 */
export async function loadPlanner(context: UseCaseContext, { pathname, search, searchParams }: URL) {
  limitUncached(context);
  const requestedRoute = searchParams.getAll("route").at(-1) ?? null;
  const facts = await showPlanner(context, requestedRoute);
  const { slug, name, start, end } = facts.route;
  if (requestedRoute !== null && requestedRoute !== slug) {
    const renamed = await findRenamedRoute(context, requestedRoute);
    if (renamed !== null) {
      const query = new URLSearchParams(searchParams);
      query.set("route", renamed);
      throw redirect(`${pathname}?${query}`);
    }
  }
  const ownPace = context.actor.kind === "user" ? context.actor.pace : null;
  const route = { slug, name, start: start.slug, end: end.slug, ownPace };
  const parsed = parsePlannerUrl(search, route, facts.towns);
  const settled = await resolveOpenEnd(context, facts.graph, parsed);
  const input = settled ?? parsed.input;
  const dated = await dateByArrival(context, facts.graph, { ...parsed, input });
  const legsAsked = readFurtherLegs(searchParams);
  const onward = await stopsOnward(context, { stops: input.mustStop, towns: facts.towns, legs: legsAsked });
  if (dated ?? settled ?? onward) {
    const chosen = { ...(dated ?? input), mustStop: onward?.stops ?? input.mustStop };
    throw redirect(pathname + plannerUrl(chosen, route) + writeFurtherLegs(onward?.legs ?? legsAsked));
  }
  const solved = await solveWithinTimeout(context, facts.graph, input, parsed.day);
  const result = solved?.solution.result;
  const legs = legsFrom(input.to, legsAsked);
  const further = result?.ok ? await planFurther(context, input, legs, result.plan) : null;
  const isOffTheWay = result?.ok === false && result.refusals.some(({ code }) => code === "not_on_the_way");
  const leading = isOffTheWay ? await leadingRoutes(context, input) : undefined;
  await eventLoopTurn();
  const page = await plannerPage(
    facts,
    { requestedRoute, route, input, locale: localeOfPath(pathname), leading },
    solved,
    further,
  );
  const isWhole = solved !== null && (further !== null || legs.length === 0);
  return data(page, isWhole ? {} : { headers: { "Cache-Control": "no-store" } });
}

/** The further routes of a plan; null if there are none, or not all are planned in time. */
async function planFurther(
  context: UseCaseContext,
  input: PlannerOptions,
  legs: readonly OnwardLeg[],
  before: Plan,
): Promise<PlannedFurther | null> {
  if (legs.length === 0) return null;
  const plans = await planFurtherLegs(context, input, legs, before.totals.days);
  if (!plans) return null;
  const legRoutes = await Promise.all(legs.map(({ route }) => groundOf(context, route)));
  return {
    of: writeFurtherLegs(legs),
    legs: legs.map((leg, index) => ({ leg, plan: plans[index]!, routeData: legRoutes[index]! })),
  };
}
