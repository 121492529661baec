import { arcsInUse, type ArcsInUse } from "./arcs-in-use.ts";
import { trunksOfEnds } from "./branches-in-use.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

/** The role of each place under the options, whatever the day. */
export interface Stops {
  readonly from: number;
  readonly to: number;
  /** 1 where `to` can be reached, ignoring closures. */
  readonly reachesEnd: Uint8Array;
  /** Number of must-stops ahead of each place, not counting itself. */
  readonly mustAhead: Uint16Array;
  readonly isMust: Uint8Array;
  readonly isFavourite: Uint8Array;
  /** 1 for towns that may be a stop if a bed is found; must-stops and `to` need none. */
  readonly isCandidate: Uint8Array;
  /** 1 for stops that need no bed: `to`, must-stops, and every candidate when lodging is ignored. */
  readonly needsNoBed: Uint8Array;
}

/**
 * Every arc that may come into use on some day: those always in use, the variants of closed stretches, and the
 * variants on which a day may begin once one of their places off main can be reached.
 */
function arcsEverInUse(graph: CompiledGraph, input: PlannerOptions, inUse: ArcsInUse): Uint8Array {
  const everInUse = inUse.always.slice();
  const touched = new Set<number>();
  const admit = (arc: number) => {
    if (inUse.barred[arc]) return;
    everInUse[arc] = 1;
    for (const place of [graph.arcFrom[arc]!, graph.arcTo[arc]!]) if (!inUse.onMain.has(place)) touched.add(place);
  };
  everInUse.forEach((used, arc) => used && admit(arc));
  const closable = new Set(input.startDate === null ? [] : graph.source.closures.flatMap((closure) => closure.arcs));
  const waiting = new Set(inUse.variants);
  for (let grown = true; grown;) {
    grown = false;
    for (const variant of waiting) {
      const bypassesClosure = variant.replaces.some((arc) => graph.arcOnMain[arc] && closable.has(graph.arcs[arc]!.id));
      if (!bypassesClosure && ![...variant.waypoints].some((place) => touched.has(place))) continue;
      variant.arcs.forEach(admit);
      waiting.delete(variant);
      grown = true;
    }
  }
  return everInUse;
}

/** The arcs in use for options. */
export interface OpenWays {
  readonly inUse: ArcsInUse;
  /** 1 for every arc that may come into use on some day. */
  readonly everInUse: Uint8Array;
  /** 1 for every place from which they lead to the end. */
  readonly leadsToEnd: Uint8Array;
}

/**
 * The arcs in use for the options. If they do not lead to the end, the arms, approaches and links of the variants on
 * which the walk starts or ends are added: otherwise nothing could be planned from Fátima.
 */
export function openWays(graph: CompiledGraph, input: PlannerOptions): OpenWays {
  const ways = waysInUse(graph, input);
  if (ways.leadsToEnd[graph.townAt.get(input.from)!]) return ways;
  return waysInUse(graph, input, trunksOfEnds(graph, input));
}

/** @param more slugs of further branches in use */
export function waysInUse(graph: CompiledGraph, input: PlannerOptions, more?: ReadonlySet<string>): OpenWays {
  const inUse = arcsInUse(graph, input, more);
  const everInUse = arcsEverInUse(graph, input, inUse);
  return { inUse, everInUse, leadsToEnd: placesLeadingTo(graph, graph.townAt.get(input.to)!, everInUse) };
}

export function findStops(graph: CompiledGraph, input: PlannerOptions, { everInUse, leadsToEnd }: OpenWays): Stops {
  const size = graph.waypoints.length;
  const from = graph.townAt.get(input.from)!;
  const to = graph.townAt.get(input.to)!;
  const flags = (slugs: readonly string[]) => {
    const set = new Uint8Array(size);
    for (const slug of slugs) {
      const town = graph.townAt.get(slug);
      if (town !== undefined) set[town] = 1;
    }
    return set;
  };
  const isMust = flags(input.mustStop);
  isMust[to] = 0;
  const avoided = flags(input.avoid);
  const isCandidate = new Uint8Array(size);
  const needsNoBed = new Uint8Array(size);
  for (let place = 0; place < size; place++) {
    if (!leadsToEnd[place] || graph.waypoints[place]!.townSlug === undefined) continue;
    const isRequested = place === to || isMust[place] === 1;
    if (avoided[place] && !isRequested) continue;
    isCandidate[place] = 1;
    if (isRequested || input.lodging === "ignore") needsNoBed[place] = 1;
  }
  const mustAhead = new Uint16Array(size);
  for (let must = 0; must < size; must++) {
    if (!isMust[must]) continue;
    const before = placesLeadingTo(graph, must, everInUse);
    before[must] = 0;
    for (let place = 0; place < size; place++) mustAhead[place]! += before[place]!;
  }
  return {
    from,
    to,
    reachesEnd: leadsToEnd,
    mustAhead,
    isMust,
    isFavourite: flags(input.favourites),
    isCandidate,
    needsNoBed,
  };
}

/** 1 for every place from which `end` can be reached over the arcs given, `end` included. */
export function placesLeadingTo(graph: CompiledGraph, end: number, arcs: Uint8Array): Uint8Array {
  const leads = new Uint8Array(graph.waypoints.length);
  leads[end] = 1;
  const open = [end];
  while (open.length > 0) {
    for (const arc of graph.entering[open.pop()!]!) {
      const before = graph.arcFrom[arc]!;
      if (!arcs[arc] || leads[before]) continue;
      leads[before] = 1;
      open.push(before);
    }
  }
  return leads;
}
