/** Plans on real routes as they are stored, with all data from which warnings are derived. */
import { applyEdit } from "#domain/plans/editing/apply-edit.ts";
import type { PlanEdit } from "#domain/plans/editing/edits/edit.ts";
import { type LegPlanner, replan } from "#domain/plans/editing/replan.ts";
import {
  type LegOptions,
  type StoredDay,
  type StoredPlan,
  usualArrangements,
} from "#domain/plans/editing/stored-plan.ts";
import { surveyPlan } from "#domain/plans/editing/survey-plan.ts";
import { findWarnings } from "#domain/plans/warnings/find-warnings.ts";
import type { ChosenHouse, PlanFacts } from "#domain/plans/warnings/plan-facts.ts";
import type { PlanWarning, WarningCode } from "#domain/plans/warnings/warning.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Pin } from "#domain/planner/options/planner-options.ts";
import { planStages } from "#domain/planner/stage-planner/plan-stages.ts";
import { type PartialOptions, withDefaults } from "#domain/planner/options/with-defaults.ts";
import { readRealRoutes, withoutPlacesToStay } from "./graphs/graph-from-data.ts";

const real = readRealRoutes();

type WalkOptions = PartialOptions & { readonly pins?: readonly Pin[] };

interface Circumstances {
  /** Manual changes of the days. */
  readonly change?: (day: StoredDay) => StoredDay;
  readonly houses?: readonly ChosenHouse[];
  /** False: plans as if no places to stay were known. */
  readonly housesKnown?: boolean;
  /** Further routes; the date is that of the first one. */
  readonly next?: readonly WalkOptions[];
}

/** A plan for options. @throws when there is none */
export async function planFacts(
  options: WalkOptions,
  { change, houses = [], next = [], housesKnown = true }: Circumstances = {},
): Promise<PlanFacts> {
  const all = [options, ...next].map((one) => {
    const ends = real.routes.find(({ slug }) => slug === one.route);
    if (!ends) throw new Error(`there is no route ${one.route}`);
    return withDefaults(ends, one);
  });
  const graphs = all.map(({ route }) => (housesKnown ? real.graphOf(route) : withoutPlacesToStay(real.graphOf(route))));
  const legs = all.map(({ startDate: _, pins: __, ...leg }): LegOptions => leg);
  const pins = Object.fromEntries(all.map((one, leg) => [leg, one.pins]));
  const bare = { startDate: options.startDate ?? null, legs, days: [], leftBehind: [], ...usualArrangements };
  const planned = await replan(bare, plannerOn(graphs), pins);
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusals));
  const days = planned.plan.days.map(change ?? ((day) => day));
  return storedPlanFacts({ ...planned.plan, days }, graphs, houses);
}

/** A stored plan. */
export async function storedPlanFacts(
  plan: StoredPlan,
  graphs: readonly RouteGraph[],
  houses: readonly ChosenHouse[] = [],
): Promise<PlanFacts> {
  const { days, detours } = await surveyPlan(plan, graphs, plannerOn(graphs));
  return { plan, days, detours, graphs, houses: new Map(houses.map((house) => [house.uuid, house])) };
}

/** The plan after an edit. @throws when it is refused */
export async function afterEdit({ plan, days, graphs, houses }: PlanFacts, edit: PlanEdit): Promise<PlanFacts> {
  const measured = await surveyPlan(plan, graphs, plannerOn(graphs));
  const edited = await applyEdit(plan, { ...measured, days }, graphs, edit, plannerOn(graphs));
  if (!edited.ok) throw new Error(JSON.stringify(edited));
  return storedPlanFacts(edited.plan, graphs, [...houses.values()]);
}

/** The plan with other options for a leg, planned anew. @throws when there is none */
export async function withOptions(
  { plan, graphs }: PlanFacts,
  leg: number,
  change: Partial<LegOptions>,
): Promise<PlanFacts> {
  const legs = plan.legs.map((options, index) => (index === leg ? { ...options, ...change } : options));
  const planned = await replan({ ...plan, legs }, plannerOn(graphs));
  if (!planned.ok) throw new Error(JSON.stringify(planned.refusals));
  return storedPlanFacts(planned.plan, graphs);
}

/** The first warning of a kind. @throws when there is none */
export function warningOf<Code extends WarningCode>(
  facts: PlanFacts,
  code: Code,
): Extract<PlanWarning, { code: Code }> {
  const match = findWarnings(facts).find((warning) => warning.code === code);
  if (!match) throw new Error(`there is no ${code}`);
  return match as Extract<PlanWarning, { code: Code }>;
}

export const codesOf = (facts: PlanFacts): string[] => findWarnings(facts).map(({ code }) => code);

function plannerOn(graphs: readonly RouteGraph[]): LegPlanner {
  return (leg, input) => {
    const graph = graphs[leg];
    if (!graph) throw new RangeError(`there is no leg ${leg}`);
    return planStages(graph, input);
  };
}
