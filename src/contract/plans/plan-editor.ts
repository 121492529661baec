import type { Alternative, Reason } from "#domain/stage-planner/plan.ts";
import type { PricedHouse } from "#domain/plan-cost/nights-of-plan.ts";
import type { ChosenHouse } from "#domain/plan-warnings/plan-facts.ts";
import type { PlanWarning } from "#domain/plan-warnings/warning.ts";
import type { ShownDay, ShownPlan } from "./shown-plan.ts";

/** What an editor knows of a house that may be chosen for a night. */
export interface EditorHouse extends ChosenHouse, PricedHouse {
  readonly name: string;
  /** Of its page on this site; null when it is no longer published. */
  readonly url: string | null;
}

/** What is needed besides the graphs of its routes to describe a plan. */
export interface EditorFacts {
  /** Those that are chosen somewhere in the plan. */
  readonly houses: readonly EditorHouse[];
  /** Slugs of the towns of its routes by ISO 3166-1 code of the country. */
  readonly countries: Readonly<Record<string, readonly string[]>>;
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
