import type { GraphWaypoint, TownSize } from "../route-graph/route-graph.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { shopServices } from "./plan.ts";

const bySize: Readonly<Record<TownSize, number>> = { city: 1, town: 0.8, village: 0.4, other: 0 };
/** More places to stay than this make no difference. */
const enoughHouses = 5;

const settlements = new WeakMap<CompiledGraph, Float64Array>();

/** Size and shops of each place of a graph together, from 0 to 2: what of its quality hangs on no options. */
function settlementsOf(graph: CompiledGraph): Float64Array {
  let known = settlements.get(graph);
  if (!known) settlements.set(graph, (known = Float64Array.from(graph.waypoints, settlementOf)));
  return known;
}

function settlementOf({ size, services }: GraphWaypoint): number {
  return bySize[size] + shopServices.filter((shop) => services.includes(shop)).length / shopServices.length;
}

/**
 * How good a place is to spend a night in, from 0 to 1: by its size, its shops and, where beds are looked for, its beds.
 *
 * @param houses houses of the allowed types open on the night of arrival, null where beds are left out of account
 */
export function placeQuality(graph: CompiledGraph, place: number, houses: number | null): number {
  const settlement = settlementsOf(graph)[place]!;
  if (houses === null) return settlement / 2;
  return (settlement + (2 * Math.min(houses, enoughHouses)) / enoughHouses) / 4;
}
