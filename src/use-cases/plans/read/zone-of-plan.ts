import { addDays, type IsoDate } from "#domain/calendar/iso-date.ts";
import { zoneOf } from "#domain/plans/day-hours/clocks-along.ts";
import { dateIn, usualZone } from "#domain/plans/day-hours/local-time.ts";
import type { UseCaseContext } from "../../context.ts";
import { showRouteGraph } from "../../routes/show-route-graph.ts";
import { townOn } from "#domain/route-graph/graph-lookup.ts";

interface ListedPlan {
  readonly startDate: IsoDate | null;
  /** Number of calendar days. */
  readonly days: number;
  readonly legs: readonly { readonly route: string; readonly from: string }[];
}

/**
 * The time zone where a plan begins. That of Spain for plans that do not run within a day of a moment, whose graphs
 * need not be loaded: nowhere is the date further from Spain's.
 *
 * @param moment in milliseconds since 1970
 */
export async function zoneOfPlan(
  context: UseCaseContext,
  { startDate, days, legs }: ListedPlan,
  moment: number,
): Promise<string> {
  const date = dateIn(moment, usualZone);
  const isNear = startDate !== null && startDate <= addDays(date, 1) && date <= addDays(startDate, days);
  const [first] = legs;
  if (!isNear || !first) return usualZone;
  const graph = await showRouteGraph(context, first.route);
  return zoneOf(townOn(graph, first.from));
}
