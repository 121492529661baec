import { estimateCost } from "../cost/plan-cost.ts";
import { nightsOfWalk } from "../cost/nights-of-plan.ts";
import type { OnwardLeg } from "#domain/planner/options/options-of-legs.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { TownChoice } from "#domain/planner/options/route-choices.ts";
import { peopleOf } from "#domain/planner/options/with-defaults.ts";
import { classicStops } from "#domain/planner/solution/classic-stages.ts";
import { planLegs } from "#domain/planner/solution/plan-legs.ts";
import type { PlannerSolution } from "#domain/planner/solution/solve.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { Plan, PlanDay, PlanningFailure } from "#domain/planner/stage-planner/plan.ts";
import { classicWalk, freeOptions, gentleWalk, type OtherWalkKind, shortWalk } from "./other-walks.ts";
import { type WalkFigures, walkFigures } from "./walk-figures.ts";

/** Inputs for planning the walks of a route. */
export interface ComparedRoute {
  readonly graph: RouteGraph;
  /** The ends of a guidebook's stages. */
  readonly stageEnds: readonly string[];
  readonly towns: readonly Pick<TownChoice, "slug" | "km">[];
  /** Continuations on other routes after each of the walks. */
  readonly legs: readonly ComparedLeg[];
}

interface ComparedLeg extends OnwardLeg, Pick<ComparedRoute, "graph" | "stageEnds"> {}

/** A day with the index of its route: 0 for the first. */
type WalkDay = PlanDay & { readonly leg: number };

/** A walk planned for comparison. */
export interface PlannedWalk {
  readonly input: PlannerOptions;
  /** Why there is none; null if there is one, and if none was found in time. */
  readonly refusals: readonly PlanningFailure[] | null;
  /** The continuation they concern; absent for the first route. */
  readonly refusedLeg?: OnwardLeg;
  readonly planned: { readonly days: readonly WalkDay[]; readonly figures: WalkFigures } | null;
}

/** Plans options on a graph; null if it takes too long. */
export type Solve = (graph: RouteGraph, input: PlannerOptions) => Promise<PlannerSolution | null>;

/** The walk for some options, and the alternative walks, in display order. */
export async function planWalks(
  route: ComparedRoute,
  input: PlannerOptions,
  solve: Solve,
): Promise<readonly (PlannedWalk & { readonly kind: "shown" | OtherWalkKind })[]> {
  const stops = classicStops(route.stageEnds, route.towns, input);
  const free = freeOptions(input, stops);
  const possible = solve(route.graph, free);
  const planned = async (kind: "shown" | OtherWalkKind, options: PlannerOptions) => ({
    kind,
    ...(await planToCompare(route, options, solve)),
  });
  const short = async () => {
    const result = (await possible)?.result;
    return planned("short", shortWalk(free, result?.ok ? result.plan.byDays : []));
  };
  const classic = classicWalk(free, stops);
  return Promise.all([
    planned("shown", input),
    short(),
    ...(classic ? [planned("classic", classic)] : []),
    planned("gentle", gentleWalk(free)),
  ]);
}

/** The best walk for some options and its continuations, with figures. */
export async function planToCompare(
  { graph, stageEnds, legs }: Pick<ComparedRoute, "graph" | "stageEnds" | "legs">,
  input: PlannerOptions,
  solve: Solve,
): Promise<PlannedWalk> {
  const result = (await solve(graph, input))?.result;
  if (!result?.ok) return { input, refusals: result?.refusals ?? null, planned: null };
  let refused: Pick<PlannedWalk, "refusals" | "refusedLeg"> = { refusals: null };
  const planOn = async (options: PlannerOptions): Promise<Plan | null> => {
    const leg = legs.find(({ route }) => route === options.route)!;
    const onward = (await solve(leg.graph, options))?.result;
    if (onward?.ok) return onward.plan;
    if (onward) refused = { refusals: onward.refusals, refusedLeg: leg };
    return null;
  };
  const onward = await planLegs(input, legs, result.plan.totals.days, planOn);
  if (!onward) return { input, ...refused, planned: null };
  const days = daysOf([result.plan, ...onward]);
  const routes = [{ graph, stageEnds }, ...legs];
  const graphs = routes.map((route) => route.graph);
  const nights = graphs.flatMap((on, at) =>
    nightsOfWalk(
      days.filter(({ leg }) => leg === at),
      on,
      input.lodgingTypes,
    ),
  );
  const figures = walkFigures(
    days,
    estimateCost(nights, peopleOf(input)),
    graphs,
    routes.flatMap((route) => route.stageEnds),
  );
  return { input, refusals: null, planned: { days, figures } };
}

/** Days of consecutive plans, numbered from the first. */
function daysOf(plans: readonly Plan[]): WalkDay[] {
  const days: WalkDay[] = [];
  for (const [leg, plan] of plans.entries()) {
    const before = days.length;
    days.push(...plan.days.map((day) => ({ ...day, number: before + day.number, leg })));
  }
  return days;
}
