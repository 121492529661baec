import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import { wayOfDay, type WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRoutePoints } from "#use-cases/routes/show-route-map.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { walkersOf } from "#web/features/plans/way/use-way-of-day.ts";

import { groundOfPlan } from "./plan-map.server.ts";

/**
 * The way of a day of a plan, shown until the browser has the lines of its routes; null if the plan has no such day.
 *
 * @param aheadM how far beyond the day to look, in metres
 */
export async function firstWay(
  context: UseCaseContext,
  plan: EditorPlan,
  number: number,
  aheadM = 0,
): Promise<WayOfDay | null> {
  const near = daysAhead(plan.days, number, aheadM);
  const slugs = [plan.input, ...plan.nextLegs].map(({ route }) => route);
  const walkers = walkersOf(plan);
  const routes = await Promise.all(
    slugs.map(async (slug, leg) => {
      const { graph, lines } = await groundOfPlan(context, slug, plan.days);
      // Only lines of the days ahead: elsewhere distances are enough.
      const arcs = near.filter((day) => day.leg === leg).flatMap((day) => day.arcs);
      const own = new Map(arcs.flatMap((arc) => (lines.has(arc) ? [[arc, lines.get(arc) ?? []] as const] : [])));
      return { graph, lines: own, ...walkers[leg] };
    }),
  );
  const points = await Promise.all(
    [...new Set(near.map(({ leg }) => slugs[leg] ?? ""))].map((slug) => showRoutePoints(context, slug)),
  );
  await yieldIfBusy();
  const way = layOutPlan(plan.days, routes);
  await yieldIfBusy();
  return wayOfDay(way, points.flat(), number, aheadM);
}

/** A day, and the next ones up to a distance. */
function daysAhead(days: EditorPlan["days"], number: number, aheadM: number): EditorPlan["days"] {
  let walkedM = 0;
  return days.slice(number - 1).filter((day) => {
    const isNear = day.number === number || walkedM < aheadM;
    if (day.number > number) walkedM += day.km * 1000;
    return isNear;
  });
}
