import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { planOnKnownBeds } from "../stage-planner/plan-on-known-beds.ts";
import type { Plan, PlanDay } from "../stage-planner/plan.ts";
import type { PlannerOptions } from "../options/planner-options.ts";
import { stopInstead } from "./stop-instead.ts";

/** The effect on a plan if one of its days ends elsewhere. */
export interface PlanChange {
  /** Cost of the resulting plan minus that of the current one. */
  readonly extraCost: number;
  /** Additional calendar days. */
  readonly extraDays: number;
  /** The walking days between the unchanged nights on either side: currently, and after the change. */
  readonly before: Stretch;
  readonly after: Stretch;
  /** Whether the day that would end there starts elsewhere than the selected day. */
  readonly beginsElsewhere: boolean;
  /** Changed nights outside this stretch. */
  readonly otherNights: number;
}

/** A plan for comparison, from the planner or saved. */
interface ComparedPlan {
  readonly days: readonly ComparedDay[];
  readonly totals: { readonly days: number };
  readonly cost: number;
}

type ComparedDay = Pick<PlanDay, "number" | "kind" | "from" | "to" | "hours">;

/** Hours of walking, day by day. */
export type Stretch = readonly number[];

/** The effect of ending a day elsewhere, compared with the current plan; null if impossible. */
export function changeBy(
  graph: RouteGraph,
  input: PlannerOptions,
  current: Plan,
  number: number,
  to: string,
): PlanChange | null {
  const day = current.days.find((candidate) => candidate.number === number);
  if (!day) return null;
  const { result } = planOnKnownBeds(graph, { ...input, ...stopInstead(input, day.to, to) });
  return result.ok ? comparePlans(current, result.plan, number, to) : null;
}

/** @param to the end of a day in the other plan that differs from the current one */
export function comparePlans(
  current: ComparedPlan,
  other: ComparedPlan,
  number: number,
  to: string,
): PlanChange | null {
  const [now, then] = [walksOf(current), walksOf(other)];
  const at = now.findIndex((day) => day.number === number);
  const there = then.findIndex((day) => day.to === to);
  if (at < 0 || there < 0) return null;
  const endsThen = new Map(then.map((day, index) => [day.to, index]));
  const startNow = now.findLastIndex((day, index) => index < at && (endsThen.get(day.to) ?? there) < there);
  const endNow = now.findIndex((day, index) => index >= at && (endsThen.get(day.to) ?? -1) >= there);
  if (endNow < 0) return null;
  const startThen = startNow < 0 ? -1 : endsThen.get(now[startNow]!.to)!;
  const endThen = endsThen.get(now[endNow]!.to)!;
  const outside = now.filter((_, index) => index <= startNow || index > endNow);
  return {
    extraCost: other.cost - current.cost,
    extraDays: other.totals.days - current.totals.days,
    before: hoursOf(now.slice(startNow + 1, endNow + 1)),
    after: hoursOf(then.slice(startThen + 1, endThen + 1)),
    beginsElsewhere: then[there]!.from !== now[at]!.from,
    otherNights: outside.filter((day) => !endsThen.has(day.to)).length,
  };
}

const walksOf = ({ days }: ComparedPlan) => days.filter(({ kind }) => kind === "walk");
const hoursOf = (days: readonly ComparedDay[]): Stretch => days.map(({ hours }) => hours);
