import { inWalkingOrder, mainWay } from "./main-way.ts";
import type { GraphArc, RouteGraph } from "../route-graph.ts";
import { shortestWalk, walkedMetres } from "./shortest-walk.ts";

/** Which way of a route is requested. */
export interface WayChoice {
  /** Waypoint uuids; by default where the route or the chosen branch begins and ends. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Slugs of branches to be taken. */
  readonly branches: readonly string[];
}

/** A way, or why there is none: a branch that does not lie between the ends, or ends that are not connected. */
type ChosenWay = { readonly arcs: readonly GraphArc[] } | { readonly failed: "branches" | "ends" };

/**
 * The arcs of a way in walking order: the chosen branches, connected along main and the branches of the ends; along
 * other branches only if these do not connect them.
 */
export function chooseWay(graph: RouteGraph, { from, to, branches }: WayChoice): ChosenWay {
  const chains = branches.map((slug) => branchWay(graph, slug));
  const start = from ?? beginning(graph, branches, chains);
  const end = to ?? ending(graph, chains);
  if (start === undefined || end === undefined || start === end) return { failed: "ends" };
  if (branches.length === 0) {
    // With its detours, which the shortest walk would leave out.
    const main = between(mainWay(graph), start, end);
    if (main[0]?.from === start && main.at(-1)?.to === end) return { arcs: main };
  }
  const stretches = chains.map((chain) => between(chain, start, end));
  const narrow = wayOver(
    usualArcs(graph, [...branches, ...branchesOffMain(graph, [start, end])]),
    stretches,
    start,
    end,
  );
  return "failed" in narrow ? wayOver(graph.arcs, stretches, start, end) : narrow;
}

function wayOver(
  arcs: readonly GraphArc[],
  stretches: readonly (readonly GraphArc[])[],
  start: string,
  end: string,
): ChosenWay {
  const away = walkedMetres(arcs, start);
  const metresTo = (stretch: readonly GraphArc[]): number => away.get(stretch[0]?.from ?? "") ?? 0;
  const way: GraphArc[] = [];
  let at = start;
  for (const stretch of stretches.toSorted((a, b) => metresTo(a) - metresTo(b))) {
    const first = stretch[0];
    const last = stretch.at(-1);
    const approach = first && shortestWalk(arcs, at, first.from);
    if (!approach || !last) return { failed: "branches" };
    way.push(...approach, ...stretch);
    at = last.to;
  }
  const rest = shortestWalk(arcs, at, end);
  if (!rest) return { failed: at === start ? "ends" : "branches" };
  return { arcs: [...way, ...rest] };
}

/** The part of a chain between the ends of the way, as far as they lie on the chain. */
function between(chain: readonly GraphArc[], start: string, end: string): readonly GraphArc[] {
  const first = Math.max(
    0,
    chain.findIndex(({ from }) => from === start),
  );
  const last = chain.findIndex(({ to }) => to === end);
  return chain.slice(first, last < 0 ? chain.length : last + 1);
}

const branchWay = (graph: RouteGraph, slug: string): readonly GraphArc[] =>
  inWalkingOrder(graph.arcs.filter((arc) => arc.branches.includes(slug)));

/**
 * The start: that of a chosen arm or approach, also if only a branch of theirs is chosen, or of a link from another
 * route; else that of main.
 */
function beginning(
  graph: RouteGraph,
  chosen: readonly string[],
  chains: readonly (readonly GraphArc[])[],
): string | undefined {
  const others = graph.branches.filter(({ kind }) => kind === "arm" || kind === "approach").map(({ slug }) => slug);
  const beginnings = [
    ...others.filter((slug) => chosen.includes(slug)).map((slug) => branchWay(graph, slug)),
    mainWay(graph),
    ...others.map((slug) => branchWay(graph, slug)),
  ].map(([first]) => first?.from);
  const firsts = chains.flatMap(([first]) => first?.from ?? []);
  const origin = beginnings.find((start) => {
    const reached = start === undefined ? null : walkedMetres(graph.arcs, start);
    return reached !== null && firsts.every((first) => reached.has(first));
  });
  return origin ?? firsts[0];
}

/** The end: that of main, or of a chosen branch that leads to another route. */
function ending(graph: RouteGraph, chains: readonly (readonly GraphArc[])[]): string | undefined {
  const end = mainWay(graph).at(-1)?.to;
  if (end === undefined) return undefined;
  const reaching = walkedMetres(graph.arcs, end, "backward");
  return chains.flatMap((chain) => chain.at(-1)?.to ?? []).find((last) => !reaching.has(last)) ?? end;
}

function usualArcs(graph: RouteGraph, branches: readonly string[]): readonly GraphArc[] {
  const usual = new Set([mainSlug(graph), ...branches]);
  return graph.arcs.filter((arc) => arc.branches.some((slug) => usual.has(slug)));
}

/** The branches through the waypoints that are not on main. */
function branchesOffMain(graph: RouteGraph, waypoints: readonly string[]): readonly string[] {
  const main = mainSlug(graph);
  return waypoints
    .map((waypoint) => graph.arcs.filter(({ from, to }) => from === waypoint || to === waypoint))
    .filter((arcs) => arcs.every((arc) => !arc.branches.includes(main)))
    .flatMap((arcs) => arcs.flatMap((arc) => arc.branches));
}

const mainSlug = (graph: RouteGraph): string => graph.branches.find(({ kind }) => kind === "main")?.slug ?? "";
