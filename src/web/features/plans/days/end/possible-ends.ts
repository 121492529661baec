import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { townsPassed } from "#domain/route-graph/towns/towns-passed.ts";

/** A place where a day may end. */
export interface PossibleEnd {
  readonly to: string;
  /** Of this day. */
  readonly km: number;
}

/** Possible ends of a day by distance, including the current one, and its neighbours before and after that. */
export function possibleEnds({ to, km, alternatives }: Pick<EditorDay, "to" | "km" | "alternatives">): {
  readonly ends: readonly PossibleEnd[];
  readonly earlier: PossibleEnd | null;
  readonly later: PossibleEnd | null;
} {
  const ends = [{ to, km }, ...alternatives].toSorted((a, b) => a.km - b.km).map((end) => ({ to: end.to, km: end.km }));
  const at = ends.findIndex((end) => end.to === to);
  return { ends, earlier: ends[at - 1] ?? null, later: ends[at + 1] ?? null };
}

/** The end nearest to a distance within the day, in kilometres. */
export function nearestEnd(ends: readonly PossibleEnd[], km: number): PossibleEnd | null {
  return ends.toSorted((a, b) => Math.abs(a.km - km) - Math.abs(b.km - km))[0] ?? null;
}

interface NamedTown {
  readonly slug: string;
  readonly name: string;
}

/** The towns between the start and the end of a day; only those that are possible ends, until the graph is loaded. */
export function passedTowns(
  { townNames }: Pick<EditorPlan, "townNames">,
  day: EditorDay,
  graphs: readonly RouteGraph[] | null,
): readonly NamedTown[] {
  const graph = graphs?.[day.leg];
  if (graph) return townsPassed(graph, day.arcs).map(({ slug, town }) => ({ slug, name: town.name }));
  const nearer = day.alternatives.filter(({ km }) => km < day.km).toSorted((a, b) => a.km - b.km);
  return nearer.map(({ to }) => ({ slug: to, name: townNames[to] ?? to }));
}

/** Towns where the walker may be on the evening of a day: all following ones, and the day's other possible ends. */
export function eveningTowns(
  plan: EditorPlan,
  day: EditorDay,
  graphs: readonly RouteGraph[] | null,
): readonly NamedTown[] {
  const named = (slug: string): NamedTown => ({ slug, name: plan.townNames[slug] ?? slug });
  const walked = plan.days
    .filter(({ leg, kind, number }) => leg === day.leg && kind === "walk" && number >= day.number)
    .flatMap((walk) => [named(walk.from), ...(graphs ? passedTowns(plan, walk, graphs) : []), named(walk.to)]);
  const others = day.alternatives.toSorted((a, b) => a.km - b.km).map(({ to }) => named(to));
  return [...new Map([...walked, ...others].map((town) => [town.slug, town])).values()];
}
