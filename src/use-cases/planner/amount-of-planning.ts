import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { compileGraph } from "#domain/stage-planner/compiled-graph.ts";
import { endCandidates } from "#domain/stage-planner/end-candidates.ts";
import type { OpenOptions } from "#domain/planner-options/planner-options.ts";
import { walkingHours } from "#domain/walking-time/walking-time.ts";

/** No plan is longer, in calendar days. */
const maxDays = 400;
/** Stages from all states of all days that are looked at within some 40 milliseconds. */
const quickAmount = 20_000_000;

/** The queue for planning on these graphs: what certainly takes a few milliseconds never waits behind what may take a second. */
export function queueFor(graph: RouteGraph, ...inputs: readonly OpenOptions[]): "quick" | "planning" {
  const amount = inputs.reduce((sum, input) => sum + amountOfPlanning(graph, input), 0);
  return amount > quickAmount ? "planning" : "quick";
}

/**
 * An upper bound of the planner's work for options: the stages that begin in each state (a place, the walking days since
 * the start and since the last rest) on each calendar day. Days fixed by hand each have a search of their own.
 */
export function amountOfPlanning(graph: RouteGraph, input: OpenOptions): number {
  const places = graph.waypoints.length;
  const length = Math.max(1e-6, lengthOf(graph, input));
  const stagesOfPlace = Math.min(places, 1 + (places * input.max) / length);
  const states = places * (input.easeInDays + 1) * ((input.restEvery?.max ?? 1) + 1);
  const days = input.days ?? Math.min(maxDays, (3 * length) / Math.min(input.ideal, input.max));
  // One search serves all starts; each end has one of its own.
  const searches = input.to === null ? endCandidates(compileGraph(graph), -1).length : input.from === null ? 2 : 1;
  return states * stagesOfPlace * days * searches * (1 + input.pins.length);
}

/** All ways of a route together, in the measure of the options: more than any walk has. */
function lengthOf({ arcs }: RouteGraph, { measure, pace }: OpenOptions): number {
  return arcs.reduce((sum, { mode, distanceM, ascentM, descentM }) => {
    if (mode !== "walk") return sum;
    const km = distanceM / 1000;
    return sum + (measure === "km" ? km : walkingHours(km, ascentM ?? 0, descentM ?? 0, pace));
  }, 0);
}
