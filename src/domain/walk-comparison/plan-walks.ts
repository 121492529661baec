import { estimateCost } from "../plan-cost/plan-cost.ts";
import { nightsOfWalk } from "../plan-cost/nights-of-plan.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";
import type { TownChoice } from "../planner-options/route-choices.ts";
import { peopleOf } from "../planner-options/with-defaults.ts";
import { classicStops } from "../planner-solution/classic-stages.ts";
import type { PlannerSolution } from "../planner-solution/solve.ts";
import type { RouteGraph } from "../route-graph/route-graph.ts";
import type { PlanDay, PlanningFailure } from "../stage-planner/plan.ts";
import { classicWalk, freeOptions, gentleWalk, type OtherWalkKind, shortWalk } from "./other-walks.ts";
import { type WalkFigures, walkFigures } from "./walk-figures.ts";

/** What the walks of a route are planned from. */
export interface ComparedRoute {
  readonly graph: RouteGraph;
  /** Where a guidebook's stages end. */
  readonly stageEnds: readonly string[];
  readonly towns: readonly Pick<TownChoice, "slug" | "km">[];
}

/** A walk that was planned to be held beside others. */
export interface PlannedWalk {
  readonly input: PlannerOptions;
  /** Why there is none; null where there is one, and where none was found in time. */
  readonly refusals: readonly PlanningFailure[] | null;
  readonly found: { readonly days: readonly PlanDay[]; readonly figures: WalkFigures } | null;
}

/** What planning says of options; null where it does not say it in time. */
export type Solve = (input: PlannerOptions) => Promise<PlannerSolution | null>;

/** The walk of some options, and the other walks beside it, in the order in which they are shown. */
export async function planWalks(
  route: ComparedRoute,
  input: PlannerOptions,
  solve: Solve,
): Promise<readonly (PlannedWalk & { readonly kind: "shown" | OtherWalkKind })[]> {
  const stops = classicStops(route.stageEnds, route.towns, input);
  const free = freeOptions(input, stops);
  const possible = solve(free);
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

/** The best walk for some options, with its figures. */
export async function planToCompare(
  { graph, stageEnds }: Pick<ComparedRoute, "graph" | "stageEnds">,
  input: PlannerOptions,
  solve: Solve,
): Promise<PlannedWalk> {
  const result = (await solve(input))?.result;
  if (!result?.ok) return { input, refusals: result?.refusals ?? null, found: null };
  const { days } = result.plan;
  const prices = estimateCost(nightsOfWalk(days, graph, input.lodgingTypes), peopleOf(input));
  const onLeg = days.map((day) => ({ ...day, leg: 0 }));
  return { input, refusals: null, found: { days, figures: walkFigures(onLeg, prices, [graph], stageEnds) } };
}
