import type { RouteGraph, Season } from "#domain/route-graph/route-graph.ts";
import type { MeasuredDay } from "../editing/measure-plan.ts";
import type { StoredDay, StoredPlan } from "../editing/stored-plan.ts";

/** Facts of a chosen house. */
export interface ChosenHouse {
  readonly uuid: string;
  readonly townSlug: string;
  readonly type: string;
  readonly status: "open" | "temporarily_closed" | "closed";
  readonly season: Season | null;
}

/** All inputs of the warnings. */
export interface PlanFacts {
  readonly plan: StoredPlan;
  readonly days: readonly MeasuredDay[];
  /** Day that could end, by a detour, in a town where something was left behind; by town slug. */
  readonly detours: ReadonlyMap<string, number>;
  /** By leg. */
  readonly graphs: readonly RouteGraph[];
  /** By uuid. */
  readonly houses: ReadonlyMap<string, ChosenHouse>;
}

/** A stored day with its figures. */
export interface DayFacts {
  readonly stored: StoredDay;
  readonly measured: MeasuredDay;
  readonly graph: RouteGraph;
}

/** The days of a plan with their related facts. */
export function dayFacts({ plan, days, graphs }: PlanFacts): DayFacts[] {
  return plan.days.flatMap((stored, index) => {
    const measured = days[index];
    const graph = graphs[stored.leg];
    return measured && graph ? [{ stored, measured, graph }] : [];
  });
}
