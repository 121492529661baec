/** Which arcs may be walked on a day: the definition implemented literally, without optimisation. */
import type { GraphArc, GraphBranch, RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { isWithin } from "./calendar.ts";

export interface DayStart {
  /** Waypoint uuid. */
  readonly at: string;
  /** `null`: no closure applies. */
  readonly date: string | null;
  /** Whether arms, approaches and links that touch a variant of `from` or `to` are in use, because nothing else leads on. */
  readonly trunksToo?: boolean;
}

/** Waypoints that are an end of an arc of the branch: they lie on it. */
function waypointsOn(graph: RouteGraph, branch: string): ReadonlySet<string> {
  const known = waypointsOnBranch.get(graph) ?? new Map<string, ReadonlySet<string>>();
  waypointsOnBranch.set(graph, known);
  const places =
    known.get(branch) ??
    new Set(graph.arcs.filter((arc) => arc.branches.includes(branch)).flatMap((arc) => [arc.from, arc.to]));
  known.set(branch, places);
  return places;
}

const waypointsOnBranch = new WeakMap<RouteGraph, Map<string, ReadonlySet<string>>>();

export function arcsInUse(graph: RouteGraph, input: PlannerOptions, day: DayStart): readonly GraphArc[] {
  const kindOf = new Map(graph.branches.map((branch) => [branch.slug, branch.kind]));
  const isMain = (arc: GraphArc): boolean => arc.branches.some((slug) => kindOf.get(slug) === "main");
  const uuids = (slugs: readonly string[]): readonly string[] =>
    graph.waypoints.filter((w) => w.townSlug !== undefined && slugs.includes(w.townSlug)).map((w) => w.uuid);

  const mains = graph.branches.filter((branch) => branch.kind === "main");
  const isOnMain = (waypoint: string): boolean => mains.some(({ slug }) => waypointsOn(graph, slug).has(waypoint));
  const closed = new Set(
    graph.closures
      .filter((closure) => day.date !== null && isWithin(day.date, closure.from, closure.to))
      .flatMap((closure) => closure.arcs),
  );
  const closedMain = new Set(graph.arcs.filter((arc) => isMain(arc) && closed.has(arc.id)).map((arc) => arc.id));
  const planOptionsOf = (slug: string): "take" | "avoid" | undefined => input.branches[slug];

  function isBranchInUse(branch: GraphBranch): boolean {
    if (branch.kind === "main" || planOptionsOf(branch.slug) === "take") return true;
    const onBranch = waypointsOn(graph, branch.slug);
    if (branch.kind !== "variant") {
      const ends = uuids([input.from, input.to]);
      if (ends.some((end) => onBranch.has(end))) return true;
      const variants = graph.branches
        .filter((other) => day.trunksToo && other.kind === "variant")
        .map(({ slug }) => waypointsOn(graph, slug));
      return variants.some((on) => ends.some((end) => on.has(end)) && [...on].some((place) => onBranch.has(place)));
    }
    if (input.variants === "free") return true;
    const callsForIt = [...uuids([input.from, input.to, ...input.mustStop]), day.at];
    if (callsForIt.some((waypoint) => onBranch.has(waypoint) && !isOnMain(waypoint))) return true;
    return branch.replaces.some((id) => closedMain.has(id));
  }

  const inUse = new Set(graph.branches.filter(isBranchInUse).map((branch) => branch.slug));
  const replacedByTaken = new Set(
    graph.branches.filter((branch) => planOptionsOf(branch.slug) === "take").flatMap((branch) => branch.replaces),
  );
  return graph.arcs.filter((arc) => {
    if (closed.has(arc.id)) return false;
    if (isMain(arc) && arc.mode === "ferry") return true;
    if (arc.branches.some((slug) => planOptionsOf(slug) === "take")) return true;
    if (arc.branches.every((slug) => planOptionsOf(slug) === "avoid")) return false;
    if (isMain(arc) && replacedByTaken.has(arc.id)) return false;
    return arc.branches.some((slug) => inUse.has(slug));
  });
}
