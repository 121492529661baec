import { type CompiledGraph, waypointsOfBranch } from "./compiled-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";

/** The options that decide which branches are walked. */
export type BranchOptions = Pick<PlannerOptions, "from" | "to" | "mustStop" | "variants" | "branches" | "pins">;

/** Slugs of the branches in use on every day, whatever the date and the start of the day. */
export function branchesInUse(graph: CompiledGraph, input: BranchOptions, onMain: ReadonlySet<number>): Set<string> {
  const ends = placesOf(graph, [input.from, input.to]);
  const visited = [input.from, input.to, ...input.mustStop, ...input.pins.map((pin) => pin.to)];
  const offMain = placesOf(graph, visited).filter((place) => !onMain.has(place));
  const inUse = new Set<string>();
  for (const { slug, kind } of graph.source.branches) {
    if (kind === "main" || input.branches[slug] === "take") inUse.add(slug);
    else if (kind === "variant") {
      if (input.variants === "free" || touches(graph, slug, offMain)) inUse.add(slug);
    } else if (touches(graph, slug, ends)) inUse.add(slug);
  }
  return inUse;
}

/**
 * Arms, approaches and links touched by the variants on which the walk starts or ends: a town on a variant of an
 * approach has no other way to main.
 */
export function trunksOfEnds(graph: CompiledGraph, input: BranchOptions): Set<string> {
  const { branches } = graph.source;
  const ends = placesOf(graph, [input.from, input.to]);
  const variants = branches.filter(({ slug, kind }) => kind === "variant" && touches(graph, slug, ends));
  const places = variants.flatMap(({ slug }) => [...waypointsOfBranch(graph, slug)]);
  const trunks = branches.filter(({ kind }) => kind !== "main" && kind !== "variant");
  return new Set(trunks.map(({ slug }) => slug).filter((slug) => touches(graph, slug, places)));
}

function touches(graph: CompiledGraph, slug: string, places: readonly number[]): boolean {
  if (places.length === 0) return false;
  const touched = waypointsOfBranch(graph, slug);
  return places.some((place) => touched.has(place));
}

function placesOf(graph: CompiledGraph, towns: readonly string[]): number[] {
  return towns.flatMap((slug) => graph.townAt.get(slug) ?? []);
}
