import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import { wayEntries } from "#domain/plans/today/way-entries.ts";
import { horizonM, wayOfDay, type WayOfDay } from "#domain/plans/today/way-of-day.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { showRoutePoints } from "#use-cases/routes/show-route-map.ts";
import { yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import type { FirstWay } from "#web/features/plans/way/day-way.tsx";
import { walkersOf } from "#web/features/plans/way/use-plan-way.ts";

import { groundOf } from "./plan-map.server.ts";

/** The towns that a day of a plan passes; null if its route no longer exists. */
export async function firstWay(context: UseCaseContext, plan: EditorPlan, number: number): Promise<FirstWay | null> {
  const day = plan.days[number - 1];
  const leg = [plan.input, ...plan.nextLegs][day?.leg ?? 0];
  if (!day || !leg) return null;
  const { graph, lines } = await groundOf(context, leg.route);
  const walkers = walkersOf(plan)[day.leg];
  const way = layOutPlan([{ ...day, leg: 0 }], [{ graph, lines, ...walkers }]);
  const [span] = way.days;
  return span ? { number, entries: wayEntries(way, [], span.fromM, span.toM) } : null;
}

/** Everything that a day of a plan passes and what lies ahead of it; null if the plan has no such day. */
export async function firstWayAhead(
  context: UseCaseContext,
  plan: EditorPlan,
  number: number,
): Promise<WayOfDay | null> {
  const near = daysAhead(plan.days, number);
  const slugs = [plan.input, ...plan.nextLegs].map(({ route }) => route);
  const walkers = walkersOf(plan);
  const routes = await Promise.all(
    slugs.map(async (slug, leg) => {
      const { graph, lines } = await groundOf(context, slug);
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
  return wayOfDay(way, points.flat(), number);
}

/** A day and the next ones, as far as needs are searched. */
function daysAhead(days: EditorPlan["days"], number: number): EditorPlan["days"] {
  let aheadM = 0;
  return days.slice(Math.max(0, number - 1)).filter((day) => {
    const isNear = day.number === number || aheadM < horizonM;
    if (day.number > number) aheadM += day.km * 1000;
    return isNear;
  });
}
