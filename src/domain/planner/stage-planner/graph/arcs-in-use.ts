import { isWithin } from "#domain/calendar/season.ts";
import type { IsoDate } from "#domain/calendar/iso-date.ts";
import { type CompiledGraph, waypointsOfBranch } from "./compiled-graph.ts";
import { branchesInUse, type BranchOptions } from "./branches-in-use.ts";

/** Which arcs may be walked, before and after the date of the day is known. */
export interface ArcsInUse {
  /** 1 for every arc in use on any day, whatever the date. */
  readonly always: Uint8Array;
  /** 1 for every arc that options exclude for good, whatever is closed and wherever a day begins. */
  readonly barred: Uint8Array;
  /** Positions of waypoints on the main branch. */
  readonly onMain: ReadonlySet<number>;
  /** Variants with the waypoints they touch. */
  readonly variants: readonly Variant[];
}

interface Variant {
  readonly slug: string;
  readonly arcs: readonly number[];
  readonly replaces: readonly number[];
  readonly waypoints: ReadonlySet<number>;
}

/** The arcs in use by the options alone; `arcsOfDay` adds what depends on the date and the start of the day. */
export function arcsInUse(
  graph: CompiledGraph,
  input: BranchOptions,
  more: ReadonlySet<string> = new Set(),
): ArcsInUse {
  const onMain = new Set<number>();
  for (let arc = 0; arc < graph.arcs.length; arc++) {
    if (graph.arcOnMain[arc]) onMain.add(graph.arcFrom[arc]!).add(graph.arcTo[arc]!);
  }
  const always = new Uint8Array(graph.arcs.length);
  for (const slug of [...branchesInUse(graph, input, onMain), ...more]) {
    for (const arc of graph.branchArcs.get(slug)!) always[arc] = 1;
  }
  const barred = barredArcs(graph, branchesTo(input, "take"), branchesTo(input, "avoid"));
  for (let arc = 0; arc < always.length; arc++) {
    if (barred[arc]) always[arc] = 0;
    else if (isFerryOfMain(graph, arc)) always[arc] = 1;
  }
  return { always, barred, onMain, variants: variantsOf(graph) };
}

function branchesTo(input: BranchOptions, choice: "take" | "avoid"): Set<string> {
  return new Set(Object.keys(input.branches).filter((slug) => input.branches[slug] === choice));
}

function variantsOf(graph: CompiledGraph): Variant[] {
  return graph.source.branches
    .filter((branch) => branch.kind === "variant")
    .map(({ slug, replaces }) => ({
      slug,
      arcs: graph.branchArcs.get(slug)!,
      replaces: replaces.flatMap((id) => graph.arcAt.get(id) ?? []),
      waypoints: waypointsOfBranch(graph, slug),
    }));
}

function barredArcs(graph: CompiledGraph, taken: ReadonlySet<string>, avoided: ReadonlySet<string>): Uint8Array {
  const barred = new Uint8Array(graph.arcs.length);
  for (const branch of graph.source.branches) {
    if (!taken.has(branch.slug)) continue;
    for (const id of branch.replaces) {
      const arc = graph.arcAt.get(id);
      if (arc === undefined || !graph.arcOnMain[arc]) continue;
      const isTaken = graph.arcs[arc]!.branches.some((slug) => slug !== branch.slug && taken.has(slug));
      if (!isTaken) barred[arc] = 1;
    }
  }
  graph.arcs.forEach((arc, position) => {
    if (arc.branches.length > 0 && arc.branches.every((slug) => avoided.has(slug))) barred[position] = 1;
    if (isFerryOfMain(graph, position)) barred[position] = 0;
  });
  return barred;
}

function isFerryOfMain(graph: CompiledGraph, arc: number): boolean {
  return graph.arcOnMain[arc] === 1 && graph.arcs[arc]!.mode === "ferry";
}

/** Arcs closed on a date; none without a date. */
export function closedArcs(graph: CompiledGraph, date: IsoDate | null): ReadonlySet<number> {
  const closed = new Set<number>();
  if (date === null) return closed;
  for (const closure of graph.source.closures) {
    if (!isWithin(date, closure.from, closure.to)) continue;
    for (const id of closure.arcs) {
      const arc = graph.arcAt.get(id);
      if (arc !== undefined) closed.add(arc);
    }
  }
  return closed;
}

/**
 * Arcs that may be walked on a day when `closed` are closed, with the variants that replace closed stretches of main.
 */
export function arcsOfDay(graph: CompiledGraph, inUse: ArcsInUse, closed: ReadonlySet<number>): Uint8Array {
  const day = inUse.always.slice();
  if (closed.size === 0) return day;
  for (const variant of inUse.variants) {
    const bypassesClosure = variant.replaces.some((arc) => closed.has(arc) && graph.arcOnMain[arc]);
    if (bypassesClosure) admit(day, variant.arcs, inUse.barred);
  }
  for (const arc of closed) day[arc] = 0;
  return day;
}

/** Adds the variants on which a day begins, unless it begins on main. Returns `day` itself if there are none. */
export function arcsFrom(start: number, day: Uint8Array, inUse: ArcsInUse, closed: ReadonlySet<number>): Uint8Array {
  if (inUse.onMain.has(start)) return day;
  let arcs = day;
  for (const variant of inUse.variants) {
    if (!variant.waypoints.has(start)) continue;
    if (arcs === day) arcs = day.slice();
    admit(arcs, variant.arcs, inUse.barred);
  }
  if (arcs !== day) for (const arc of closed) arcs[arc] = 0;
  return arcs;
}

function admit(day: Uint8Array, arcs: readonly number[], barred: Uint8Array): void {
  for (const arc of arcs) if (!barred[arc]) day[arc] = 1;
}
