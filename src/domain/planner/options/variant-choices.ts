import { inWalkingOrder, mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { Named } from "#domain/route-graph/name-in.ts";
import { townsBeside } from "#domain/route-graph/towns/towns-passed.ts";
import type { Described, GraphArc, GraphBranch, MonthDay, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { arcsOf, townOn } from "#domain/route-graph/graph-lookup.ts";

/** A variant one may take or avoid. */
export interface VariantChoice extends Named, Described {
  readonly slug: string;
  /** Kilometres of its own. */
  readonly km: number;
  /** Additional (or fewer) kilometres than the way it replaces; `null` if it replaces no known way. */
  readonly extraKm: number | null;
  /** Additional (or fewer) metres of climb; `null` if either is unknown. */
  readonly extraAscentM: number | null;
  /** Names of towns only on the variant; absent if its description tells where it leads. */
  readonly passes?: readonly string[];
  /** When the way it replaces is closed. */
  readonly mainClosed: Season | null;
  /** When it is closed itself. */
  readonly closed: Season | null;
}

interface Season {
  readonly from: MonthDay;
  readonly to: MonthDay;
}

/** The variants between two towns of a route, in the order in which they leave it. */
export function variantChoices(graph: RouteGraph, from: string, to: string): VariantChoice[] {
  const way = mainWay(graph);
  const position = new Map(way.map((arc, index) => [arc.id, index]));
  const stretch = stretchOf(graph, way, from, to);
  const trunks = new Set(graph.branches.filter(({ kind }) => kind !== "variant").map(({ slug }) => slug));
  return graph.branches
    .filter((branch) => branch.kind === "variant")
    .map((branch) => ({ branch, begins: Math.min(...branch.replaces.map((id) => position.get(id) ?? Infinity)) }))
    .filter(
      ({ branch }) => branch.replaces.some((id) => stretch.has(id)) || branch.replaces.every((id) => !position.has(id)),
    )
    .toSorted((a, b) => a.begins - b.begins)
    .map(({ branch }) => choiceOf(graph, branch, trunks));
}

/** Arcs of the main way between two towns; the whole way if one of them is not on it. */
function stretchOf(graph: RouteGraph, way: readonly GraphArc[], from: string, to: string): ReadonlySet<number> {
  const [start, end] = [townOn(graph, from)?.uuid, townOn(graph, to)?.uuid];
  const first = way.findIndex((arc) => arc.from === start);
  const last = way.findIndex((arc) => arc.to === end);
  return new Set(way.slice(Math.max(first, 0), last < 0 ? undefined : last + 1).map(({ id }) => id));
}

function choiceOf(graph: RouteGraph, branch: GraphBranch, trunks: ReadonlySet<string>): VariantChoice {
  const own = graph.arcs.filter(
    (arc) => arc.branches.includes(branch.slug) && !arc.branches.some((slug) => trunks.has(slug)),
  );
  const replaced = arcsOf(graph, branch.replaces);
  const replacesNone = replaced.length === 0;
  const [ownClimb, replacedClimb] = [climbOf(own), replacesNone ? null : climbOf(replaced)];
  const isDescribed = Boolean(branch.description ?? branch.descriptionEs);
  return {
    slug: branch.slug,
    name: branch.name,
    names: branch.names,
    description: branch.description,
    descriptionEs: branch.descriptionEs,
    km: metresOf(own) / 1000,
    extraKm: replacesNone ? null : (metresOf(own) - metresOf(replaced)) / 1000,
    extraAscentM: ownClimb === null || replacedClimb === null ? null : ownClimb - replacedClimb,
    mainClosed: closureOf(graph, replaced),
    closed: closureOf(graph, own),
    ...(isDescribed ? {} : { passes: townsBeside(graph, inWalkingOrder(own)) }),
  };
}

const walked = (arcs: readonly GraphArc[]) => arcs.filter(({ mode }) => mode === "walk");

function metresOf(arcs: readonly GraphArc[]): number {
  return walked(arcs).reduce((sum, { distanceM }) => sum + distanceM, 0);
}

function climbOf(arcs: readonly GraphArc[]): number | null {
  let sum = 0;
  for (const { ascentM } of walked(arcs)) {
    if (ascentM === null) return null;
    sum += ascentM;
  }
  return sum;
}

function closureOf({ closures }: RouteGraph, arcs: readonly GraphArc[]): Season | null {
  const ids = new Set(arcs.map(({ id }) => id));
  const closure = closures.find((candidate) => candidate.arcs.some((id) => ids.has(id)));
  return closure ? { from: closure.from, to: closure.to } : null;
}
