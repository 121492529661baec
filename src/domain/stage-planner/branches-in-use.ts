import { type CompiledGraph, waypointsOfBranch } from "./compiled-graph.ts";
import type { PlannerInput } from "./plan.ts";

/** The wishes that decide which branches are walked. */
export type BranchWish = Pick<
  PlannerInput,
  "from" | "to" | "mustStop" | "variants" | "branches" | "pins"
>;

/** Slugs of the branches in use on every day, whatever the date and wherever it begins. */
export function branchesInUse(
  graph: CompiledGraph,
  input: BranchWish,
  onMain: ReadonlySet<number>,
): Set<string> {
  const { branches } = graph.source;
  const touched = new Map(
    branches.map((branch) => [branch.slug, waypointsOfBranch(graph, branch.slug)]),
  );
  const touches = (slug: string, places: Iterable<number>) =>
    [...places].some((place) => touched.get(slug)!.has(place));
  const ends = placesOf(graph, [input.from, input.to]);
  const visited = [input.from, input.to, ...input.mustStop, ...input.pins.map((pin) => pin.to)];
  const offMain = placesOf(graph, visited).filter((place) => !onMain.has(place));
  const inUse = new Set<string>();
  for (const { slug, kind } of branches) {
    if (kind === "main" || input.branches[slug] === "take") inUse.add(slug);
    else if (kind === "variant") {
      if (input.variants === "free" || touches(slug, offMain)) inUse.add(slug);
    } else if (touches(slug, ends)) inUse.add(slug);
  }
  const trunks = branches.filter(({ kind }) => kind !== "main" && kind !== "variant");
  for (const end of ends) {
    const onTrunk = onMain.has(end) || trunks.some(({ slug }) => touches(slug, [end]));
    if (onTrunk) continue;
    const variants = branches.filter(
      ({ slug, kind }) => kind === "variant" && touches(slug, [end]),
    );
    for (const { slug } of trunks) {
      if (variants.some((variant) => touches(slug, touched.get(variant.slug)!))) inUse.add(slug);
    }
  }
  return inUse;
}

function placesOf(graph: CompiledGraph, towns: readonly string[]): number[] {
  return towns.flatMap((slug) => graph.townAt.get(slug) ?? []);
}
