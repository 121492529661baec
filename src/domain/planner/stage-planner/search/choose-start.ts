import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { searchBackward } from "./backward.ts";
import { type CompiledGraph, waypointsOfBranch } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { openEndCost } from "#domain/planner/stage-planner/costs/costs.ts";
import { Layer, LayerDraft } from "./layer.ts";
import type { Phase } from "./phases.ts";
import { PlanningProblem } from "./problem.ts";
import { type OpenWays, openWays, waysInUse } from "#domain/planner/stage-planner/graph/stops.ts";

/** A place where the walk may begin or end, with the cost of the best plan and that of the place itself. */
export interface PricedPlace {
  readonly place: number;
  readonly cost: number;
}

/** Options for a walk that begins at a town. */
type OptionsFrom = (from: string) => PlannerOptions;

/**
 * The places that a plan of exactly so many days can begin at, each with its cost. One backward search from the end
 * serves all places with the same ways ahead.
 *
 * @param candidates places of main, the farthest from the end first
 */
export function costsFromStarts(
  graph: CompiledGraph,
  candidates: readonly number[],
  days: number,
  optionsFrom: OptionsFrom,
): PricedPlace[] {
  const fromPlace = (place: number) => optionsFrom(graph.waypoints[place]!.townSlug!);
  return groupByWays(graph, candidates, fromPlace).flatMap(([first, ...others]) => {
    const problem = new PlanningProblem(graph, fromPlace(first), others);
    return costsInGroup(problem, [first, ...others], days);
  });
}

/** Groups of places with the same ways ahead. */
function groupByWays(
  graph: CompiledGraph,
  places: readonly number[],
  fromPlace: (place: number) => PlannerOptions,
): [number, ...number[]][] {
  const trunks = graph.source.branches
    .filter(({ kind }) => kind !== "main" && kind !== "variant")
    .map(({ slug }) => waypointsOfBranch(graph, slug));
  const byTrunks = new Map<string, OpenWays>();
  const groups: { readonly ways: OpenWays; readonly places: [number, ...number[]] }[] = [];
  for (const place of places) {
    const touched = trunks.map((trunk) => (trunk.has(place) ? 1 : 0)).join("");
    let ways = byTrunks.get(touched);
    if (!ways) byTrunks.set(touched, (ways = waysInUse(graph, fromPlace(place))));
    if (!ways.leadsToEnd[place]) ways = openWays(graph, fromPlace(place));
    if (!ways.leadsToEnd[place]) continue;
    const openHere = ways;
    const group = groups.find((one) => areSameFrom(graph, place, one.ways, openHere));
    if (group) group.places.push(place);
    else groups.push({ ways: openHere, places: [place] });
  }
  return groups.map((group) => group.places);
}

function costsInGroup(problem: PlanningProblem, places: readonly number[], days: number): PricedPlace[] {
  const { line, stops, calendar } = problem.context;
  const priced: PricedPlace[] = [];
  const all = { layer: statesOfEachStart(problem), maxToGain: 0 };
  const plans = { horizon: days, exact: true, limit: Infinity, first: 0 } as const;
  searchBackward(problem, all, plans, (day, toGo) => {
    if (day > 0) return;
    for (const place of places) {
      if (stops.isMust[place] || !problem.mustStopsLieAheadOf(place)) continue;
      const cost = toGo[line.numberOf[place]!]! + openEndCost(problem.context, place, calendar.on(0));
      if (cost < Infinity) priced.push({ place, cost });
    }
  });
  return priced;
}

/** States on the evenings of a walk that may begin anywhere: all stops in the phases that so many days lead to. */
function statesOfEachStart({ phases, context }: PlanningProblem): (day: number) => Layer {
  const { size } = context.line;
  const draft = new LayerDraft(phases.length, size);
  const reached: (readonly Phase[])[] = [phases.slice(0, 1)];
  const phasesAfter = (days: number): readonly Phase[] =>
    (reached[days] ??= [
      ...new Set(
        phasesAfter(days - 1)
          .flatMap((phase) => [phase.afterWalk, phase.afterRest])
          .flatMap((at) => phases[at] ?? []),
      ),
    ]);
  return (day) => {
    draft.clear();
    for (const { index } of phasesAfter(day)) {
      draft.costs.fill(0, index * size, (index + 1) * size);
      draft.widen(index, 0, size);
    }
    return new Layer(draft);
  };
}

/** Whether everything reachable from a place is the same under two sets of ways, so that plans from it are too. */
function areSameFrom(graph: CompiledGraph, place: number, a: OpenWays, b: OpenWays): boolean {
  if (a === b) return true;
  const seen = new Uint8Array(graph.waypoints.length);
  seen[place] = 1;
  const open = [place];
  while (open.length > 0) {
    for (const arc of graph.leaving[open.pop()!]!) {
      if (a.inUse.always[arc] !== b.inUse.always[arc] || a.everInUse[arc] !== b.everInUse[arc]) return false;
      const next = graph.arcTo[arc]!;
      if (seen[next] || !a.everInUse[arc]) continue;
      seen[next] = 1;
      open.push(next);
    }
  }
  return true;
}
