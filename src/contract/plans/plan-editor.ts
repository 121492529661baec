import type { DescribedDay, DescribedHouse, DescribingFacts } from "#domain/plans/describe-plan.ts";
import type { Alternative, Reason } from "#domain/planner/stage-planner/plan.ts";
import type { PlanWarning } from "#domain/plans/warnings/warning.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { ShownDay, ShownPlan } from "./shown-plan.ts";

/** The data needed to describe a plan, besides the graphs of its routes. */
export interface EditorFacts {
  /** Houses chosen anywhere in the plan. */
  readonly houses: readonly DescribedHouse[];
}

/** A day with its reasons as codes. */
export type EditorDay = Omit<ShownDay, "alternatives" | "reasonFacts"> & {
  readonly alternatives: readonly Alternative[];
  readonly reasonFacts: readonly Reason[];
};

/** A plan as an editor shows it, with its warnings as codes. */
export type EditorPlan = Omit<ShownPlan, "days" | "warnings"> & {
  readonly days: readonly EditorDay[];
  readonly warnings: readonly PlanWarning[];
};

export function editorDay({ reasons, ...day }: DescribedDay): EditorDay {
  return { ...day, reasons: [], reasonFacts: reasons };
}

/** Converts a plan in the API's format to codes of reasons and warnings. */
export function editorPlanOf({ days, warnings, ...plan }: ShownPlan): EditorPlan {
  return {
    ...plan,
    days: days.map((day) => ({
      ...day,
      alternatives: day.alternatives ?? [],
      reasonFacts: day.reasonFacts as readonly Reason[],
    })),
    warnings: warnings as unknown as readonly PlanWarning[],
  };
}

/** The inputs for describing a plan in an editor, once the graphs are loaded. @param graphs by leg */
export function describingFacts({ houses }: EditorFacts, graphs: readonly RouteGraph[]): DescribingFacts {
  return {
    graphs,
    houses: new Map(houses.map((house) => [house.uuid, house])),
  };
}
