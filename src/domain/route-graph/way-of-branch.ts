import { inWalkingOrder, mainWay } from "./main-way.ts";
import type { GraphArc, GraphBranch, RouteGraph } from "./route-graph.ts";

type Way = readonly GraphArc[];

/** Other starts and longer beginnings of a route: variants may leave and rejoin them as they do the main way. */
const trunkKinds: readonly GraphBranch["kind"][] = ["arm", "approach"];

/**
 * The arcs of a walk that takes one branch, in walking order: the main way (or the arm or approach the branch
 * belongs to) up to where it leaves, the branch, and the way on from where it rejoins. A branch that leads
 * elsewhere ends the walk. The main way itself for `main` and for a slug that no branch has.
 */
export function wayOfBranch(graph: RouteGraph, slug: string): Way {
  const main = mainWay(graph);
  const branch = graph.branches.find((one) => one.slug === slug);
  if (!branch || branch.kind === "main") return main;
  const own = inWalkingOrder(arcsOf(graph, slug));
  if (own.length === 0) return main;
  if (trunkKinds.includes(branch.kind)) return joined(own, main);
  const trunks = graph.branches
    .filter(({ kind }) => trunkKinds.includes(kind))
    .map((trunk) => joined(inWalkingOrder(arcsOf(graph, trunk.slug)), main));
  const best = [main, ...trunks].reduce((a, b) => (endsOn(b, own) > endsOn(a, own) ? b : a));
  return joined(own, best);
}

function arcsOf(graph: RouteGraph, slug: string): readonly GraphArc[] {
  return graph.arcs.filter(({ branches }) => branches.includes(slug));
}

/** Waypoints of a way: one more than arcs. */
function placesOf(way: Way): readonly string[] {
  return way.length === 0 ? [] : [way[0]!.from, ...way.map(({ to }) => to)];
}

function endsOn(trunk: Way, own: Way): number {
  const places = new Set(placesOf(trunk));
  return Number(places.has(own[0]?.from ?? "")) + Number(places.has(own.at(-1)?.to ?? ""));
}

function joined(own: Way, trunk: Way): Way {
  const places = placesOf(trunk);
  const leaves = Math.max(0, places.indexOf(own[0]?.from ?? ""));
  const rejoins = places.indexOf(own.at(-1)?.to ?? "", leaves);
  return [...trunk.slice(0, leaves), ...own, ...(rejoins < 0 ? [] : trunk.slice(rejoins))];
}
