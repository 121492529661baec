import { loadPasses } from "#database/queries/routes/passes.ts";
import { buildProfile } from "#domain/geography/elevation-profile/build-profile.ts";
import { placesNearWalk } from "#domain/geography/elevation-profile/places-near-walk.ts";
import type { ElevationProfile, ProfilePlace, WalkedArc } from "#domain/geography/elevation-profile/profile.ts";
import { placesOnWalk, walkedArcs } from "#domain/geography/elevation-profile/walked-arcs.ts";
import { chooseWay } from "#domain/route-graph/walks/chosen-way.ts";
import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { GraphArc, RouteGraph } from "#domain/route-graph/route-graph.ts";
import { loadLineSources } from "#database/queries/routes/route-lines.ts";
import type { UseCaseContext } from "../context.ts";
import { type RouteLines, showRouteLines } from "./map-lines.ts";
import { showRouteGraph } from "./show-route-graph.ts";

/** A walk from end to end of a route, along its main way or one of its branches. */
export interface Way {
  readonly graph: RouteGraph;
  readonly lines: RouteLines;
  /** Slug of the branch; null for the main way. */
  readonly branch: string | null;
  readonly arcs: readonly GraphArc[];
  readonly walked: readonly WalkedArc[];
  /** Null if no elevation is known. */
  readonly profile: ElevationProfile | null;
  /** Named waypoints and passes with their kilometre. */
  readonly places: readonly ProfilePlace[];
}

/** The walk along a branch of a published route, the main way for an unknown branch; null for an unknown route. */
export async function showWay(
  context: UseCaseContext,
  routeSlug: string,
  branchSlug: string | null,
): Promise<Way | null> {
  const [graph, lines] = await Promise.all([showRouteGraph(context, routeSlug), showRouteLines(context, routeSlug)]);
  if (!graph || !lines) return null;
  const branch = graph.branches.find(({ slug, kind }) => slug === branchSlug && kind !== "main")?.slug ?? null;
  return context.content.getOrLoadBounded(`way ${routeSlug} ${branch ?? ""}`, async () => {
    const way = chooseWay(graph, { branches: branch === null ? [] : [branch] });
    // A disconnected branch cannot be walked.
    const arcs = "failed" in way ? mainWay(graph) : way.arcs;
    const ids = arcs.map(({ id }) => id);
    const walked = walkedArcs(graph, ids, lines);
    const passes = placesNearWalk(walked, await loadPasses(context.published, routeSlug));
    const places = [...placesOnWalk(graph, ids), ...passes];
    return { graph, lines, branch, arcs, walked, profile: buildProfile(walked), places };
  });
}

/** How precisely the line of a route's main way is known, as shares of its walked length from 0 to 1. */
interface LineQuality {
  /** Surveyed line. */
  readonly surveyed: number;
  /** A few known points. */
  readonly coarse: number;
  /** Straight line between places. */
  readonly straight: number;
}

/** Null for an unknown route. */
export async function showLineQuality(context: UseCaseContext, routeSlug: string): Promise<LineQuality | null> {
  const way = await showWay(context, routeSlug, null);
  if (!way) return null;
  return context.content.getOrLoadBounded(`line-quality ${routeSlug}`, async () => {
    const sources = await loadLineSources(context.published);
    const metres = { surveyed: 0, coarse: 0, straight: 0 };
    for (const { id, mode, distanceM } of way.arcs) {
      if (mode !== "walk") continue;
      const source = sources.get(id) ?? "straight";
      metres[source === "straight" ? "straight" : source === "openstreetmap" ? "surveyed" : "coarse"] += distanceM;
    }
    const all = metres.surveyed + metres.coarse + metres.straight || 1;
    return { surveyed: metres.surveyed / all, coarse: metres.coarse / all, straight: metres.straight / all };
  });
}
