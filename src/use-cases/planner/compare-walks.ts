import { estimateCost } from "#domain/plan-cost/plan-cost.ts";
import { nightsOfWalk } from "#domain/plan-cost/nights-of-plan.ts";
import type { PlannerOptions } from "#domain/planner-options/planner-options.ts";
import { peopleOf } from "#domain/planner-options/with-defaults.ts";
import { classicStops } from "#domain/planner-solution/classic-stages.ts";
import type { PlanDay, PlanningFailure } from "#domain/stage-planner/plan.ts";
import {
  classicWalk,
  freeOptions,
  gentleWalk,
  type OtherWalkKind,
  shortWalk,
} from "#domain/walk-comparison/other-walks.ts";
import { type WalkFigures, walkFigures } from "#domain/walk-comparison/walk-figures.ts";
import type { UseCaseContext } from "../context.ts";
import type { PlannerFacts } from "./show-planner.ts";
import { solveInTime } from "./solve-in-time.ts";

/** A walk that was planned to be held beside others. */
export interface PlannedWalk {
  readonly input: PlannerOptions;
  /** Why there is none; null where there is one, and where none was found in time. */
  readonly refusals: readonly PlanningFailure[] | null;
  readonly found: { readonly days: readonly PlanDay[]; readonly figures: WalkFigures } | null;
}

/** Whoever compares waits longer than for a page that plans again by itself, in milliseconds. */
const timeoutMs = 4_000;

/** The walk of some options, and the other walks beside it, in the order in which they are shown. */
export async function compareWalks(
  context: UseCaseContext,
  facts: PlannerFacts,
  input: PlannerOptions,
): Promise<readonly (PlannedWalk & { readonly kind: "shown" | OtherWalkKind })[]> {
  const stops = classicStops(facts.stageEnds, facts.towns, input);
  const free = freeOptions(input, stops);
  const possible = solveInTime(context, facts.graph, free, null, timeoutMs);
  const planned = async (kind: "shown" | OtherWalkKind, options: PlannerOptions) => ({
    kind,
    ...(await planToCompare(context, facts, options)),
  });
  const short = async () => {
    const result = (await possible)?.solution.result;
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
  context: UseCaseContext,
  { graph, stageEnds }: Pick<PlannerFacts, "graph" | "stageEnds">,
  input: PlannerOptions,
): Promise<PlannedWalk> {
  const result = (await solveInTime(context, graph, input, null, timeoutMs))?.solution.result;
  if (!result?.ok) return { input, refusals: result?.refusals ?? null, found: null };
  const { days } = result.plan;
  const prices = estimateCost(nightsOfWalk(days, graph, input.lodgingTypes), peopleOf(input));
  const onLeg = days.map((day) => ({ ...day, leg: 0 }));
  return { input, refusals: null, found: { days, figures: walkFigures(onLeg, prices, [graph], stageEnds) } };
}
