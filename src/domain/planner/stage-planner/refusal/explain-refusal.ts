import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { isFeasible, shortestMax } from "#domain/planner/stage-planner/search/nearest-possible.ts";
import type { PlanningFailure } from "../plan.ts";
import { type Relaxation, refuse, relaxations } from "./relaxations.ts";
import { type RouteEnds, suggestFixes } from "./suggested-fix.ts";
import { explainMustStopsApart, explainUnreachable, unmetMustStops } from "./unmet-must-stops.ts";

/** If more stops than this cannot be reached, the refusal only says that they are too many. */
const maxNamed = 4;

/**
 * Names the options that prevent every plan, each with the nearest value that can be met: all that are named have to be
 * changed. If changing any one of several would do, one is named, with the others as its `instead`.
 */
export function explainRefusal(graph: CompiledGraph, input: PlannerOptions): readonly PlanningFailure[] {
  const ends = endsOf(graph, input);
  const unmet: PlanningFailure[] = [];
  let relaxedInput = input;
  for (;;) {
    const next = explainUnreachable(graph, relaxedInput) ?? explainMustStopsApart(graph, relaxedInput);
    if (!next) return [...unmet, ...explainUnmet(graph, relaxedInput)];
    if (unmet.length === maxNamed) {
      const without = { ...input, mustStop: [] };
      const others = isFeasible(graph, without) ? [] : explainRefusal(graph, without);
      return [{ field: "mustStop", code: "must_stop", facts: {} }, ...others];
    }
    unmet.push(next);
    const [fix] = suggestFixes([next], relaxedInput, ends);
    if (!fix || isSame(relaxedInput, fix.change)) return unmet;
    relaxedInput = { ...relaxedInput, ...fix.change };
    if (isFeasible(graph, relaxedInput)) return unmet;
  }
}

/** The towns at which the main route begins and ends; the requested ends where it does so outside a town. */
export function endsOf({ source, waypoints }: CompiledGraph, { from, to }: PlannerOptions): RouteEnds {
  const way = mainWay(source);
  const slugOf = (uuid: string | undefined) => waypoints.find((place) => place.uuid === uuid)?.townSlug;
  const [start, end] = [slugOf(way[0]?.from), slugOf(way.at(-1)?.to)];
  return start && end && start !== end ? { start, end } : { start: from, end: to };
}

/** Everything can be reached: options that no plan meets together. */
function explainUnmet(graph: CompiledGraph, input: PlannerOptions): readonly PlanningFailure[] {
  const withRelaxations = (some: readonly Relaxation[]): PlannerOptions =>
    Object.assign({ ...input }, ...some.map(({ change }) => change));
  const applicable = relaxations(input).filter(({ change }) => !isSame(input, change));
  const [single, ...others] = applicable.filter((one) => isFeasible(graph, withRelaxations([one])));
  if (single) {
    const refusal = refuse(graph, input, single);
    const instead = others.map((other) => refuse(graph, input, other)).filter(isWorthwhile(input));
    const stops = others.find(({ code }) => code === "must_stop") ? unmetMustStops(graph, input).towns : "";
    return [
      { ...refusal, ...(single.code === "start_date" && { facts: { ...refusal.facts, towns: stops } }), instead },
    ];
  }
  const enough = applicable.findIndex((_, at) => isFeasible(graph, withRelaxations(applicable.slice(0, at + 1))));
  if (enough < 0) return [{ field: "to", code: "not_on_the_way", facts: { from: input.from, to: input.to } }];
  const needed = applicable.slice(0, enough + 1).reduce(
    (minimal, one) => {
      const fewer = minimal.filter((other) => other !== one);
      return isFeasible(graph, withRelaxations(fewer)) ? fewer : minimal;
    },
    applicable.slice(0, enough + 1),
  );
  return refuseTogether(graph, input, needed.toReversed());
}

/** Several options: each as if those after it were given up, and those before it changed as far as necessary. */
function refuseTogether(
  graph: CompiledGraph,
  input: PlannerOptions,
  needed: readonly Relaxation[],
): readonly PlanningFailure[] {
  const ends = endsOf(graph, input);
  let changedInput = input;
  return needed.map((one, at) => {
    const relaxedInput: PlannerOptions = Object.assign(
      { ...changedInput },
      ...needed.slice(at + 1).map(({ change }) => change),
    );
    const failure = refuse(graph, relaxedInput, one);
    changedInput = { ...changedInput, ...suggestFixes([failure], changedInput, ends)[0]?.change };
    return failure;
  });
}

/** A much longer longest day helps nobody: at most half as long again. */
const isWorthwhile =
  (input: PlannerOptions) =>
  (refusal: PlanningFailure): boolean =>
    refusal.code !== "max" || Number(refusal.facts["possible"]) <= 1.5 * shortestMax(input);

function isSame(input: PlannerOptions, change: Partial<PlannerOptions>): boolean {
  return Object.entries(change).every(
    ([field, value]) => JSON.stringify(input[field as keyof PlannerOptions]) === JSON.stringify(value),
  );
}
