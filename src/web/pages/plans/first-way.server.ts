import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { layOutPlan } from "#domain/plans/today/plan-way.ts";
import { wayEntries } from "#domain/plans/today/way-entries.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
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
