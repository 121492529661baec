import { inWalkingOrder, mainWay } from "./main-way.ts";
import type { GraphArc, RouteGraph } from "./route-graph.ts";
import { shortestWalk, walkedMetres } from "./shortest-walk.ts";

/** Which way of a route is meant. */
export interface WayChoice {
  /** Waypoint uuids; where the route or the chosen branch begins and ends when left out. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Slugs of branches to be taken. */
  readonly branches: readonly string[];
}

/** A way, or why there is none: a branch that does not lie between the ends, or ends that no way joins. */
export type ChosenWay = { readonly arcs: readonly GraphArc[] } | { readonly failed: "branches" | "ends" };

/**
 * The arcs of a way in walking order: along main, over the chosen branches,
 * and along the branches on which its ends lie off main.
 */
export function chooseWay(graph: RouteGraph, { from, to, branches }: WayChoice): ChosenWay {
  const chains = branches.map((slug) => branchWay(graph, slug));
  const start = from ?? beginning(graph, branches);
  const end = to ?? ending(graph, branches);
  if (start === undefined || end === undefined || start === end) return { failed: "ends" };
  const usable = usableArcs(graph, branches, [start, end]);
  const away = walkedMetres(usable, start);
  const metresTo = (arcs: readonly GraphArc[]): number => away.get(arcs[0]?.from ?? "") ?? 0;
  const way: GraphArc[] = [];
  let at = start;
  for (const chain of chains.map((one) => between(one, start, end)).toSorted((a, b) => metresTo(a) - metresTo(b))) {
    const first = chain[0];
    const last = chain.at(-1);
    const approach = first && shortestWalk(usable, at, first.from);
    if (!approach || !last) return { failed: "branches" };
    way.push(...approach, ...chain);
    at = last.to;
  }
  const rest = shortestWalk(usable, at, end);
  if (!rest) return { failed: at === start ? "ends" : "branches" };
  return { arcs: [...way, ...rest] };
}

/** The part of a chain that begins and ends where the way does, if it does so on the chain. */
function between(chain: readonly GraphArc[], start: string, end: string): readonly GraphArc[] {
  const first = Math.max(0, chain.findIndex(({ from }) => from === start));
  const last = chain.findIndex(({ to }) => to === end);
  return chain.slice(first, last < 0 ? chain.length : last + 1);
}

const branchWay = (graph: RouteGraph, slug: string): readonly GraphArc[] =>
  inWalkingOrder(graph.arcs.filter((arc) => arc.branches.includes(slug)));

const kindOf = (graph: RouteGraph, slug: string) => graph.branches.find((branch) => branch.slug === slug)?.kind;

/** Arms and approaches begin elsewhere than main does. */
function beginning(graph: RouteGraph, branches: readonly string[]): string | undefined {
  const other = branches.find((slug) => ["arm", "approach"].includes(kindOf(graph, slug) ?? ""));
  return (other === undefined ? mainWay(graph) : branchWay(graph, other))[0]?.from;
}

/** Links lead away to other routes. */
function ending(graph: RouteGraph, branches: readonly string[]): string | undefined {
  const other = branches.find((slug) => kindOf(graph, slug) === "link");
  return (other === undefined ? mainWay(graph) : branchWay(graph, other)).at(-1)?.to;
}

function usableArcs(graph: RouteGraph, branches: readonly string[], ends: readonly string[]): readonly GraphArc[] {
  const main = graph.branches.find(({ kind }) => kind === "main")?.slug ?? "";
  const touching = (end: string) => graph.arcs.filter(({ from, to }) => from === end || to === end);
  const offMain = ends.filter((end) => touching(end).every((arc) => !arc.branches.includes(main)));
  const usable = new Set([main, ...branches, ...offMain.flatMap((end) => touching(end).flatMap((arc) => arc.branches))]);
  return graph.arcs.filter((arc) => arc.branches.some((slug) => usable.has(slug)));
}
