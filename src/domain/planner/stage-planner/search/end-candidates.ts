import { mainWay } from "#domain/route-graph/walks/main-way.ts";
import type { TownService } from "#domain/route-graph/route-graph.ts";
import { walkedMetresTo } from "#domain/route-graph/walks/walk-totals.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { measureArcs, WalkSearch } from "#domain/planner/stage-planner/graph/walk.ts";
import { defaultPace } from "#domain/walking-time/walking-time.ts";

const transport: readonly TownService[] = ["bus", "train"];

/** Positions of the towns of main with a bus or a train, where a walk may begin or end, except `otherEnd`. */
export function endCandidates(graph: CompiledGraph, otherEnd: number): number[] {
  const onMain = new Set<number>();
  graph.arcOnMain.forEach((isMain, arc) => {
    if (isMain) onMain.add(graph.arcFrom[arc]!).add(graph.arcTo[arc]!);
  });
  return [...onMain].filter((place) => {
    const { townSlug, services } = graph.waypoints[place]!;
    return place !== otherEnd && townSlug !== undefined && transport.some((service) => services.includes(service));
  });
}

/**
 * Walked kilometres between places: along main if both lie on it, else by the shortest path.
 *
 * @returns a function of two positions; 0 if no path connects them
 */
export function distanceAlongMain(graph: CompiledGraph): (from: number, to: number) => number {
  const along = walkedMetresTo(mainWay(graph.source));
  const kmOf = (place: number) => along.get(graph.waypoints[place]!.uuid);
  return (from, to) => {
    const [start, end] = [kmOf(from), kmOf(to)];
    if (start !== undefined && end !== undefined && start <= end) return (end - start) / 1000;
    const every = new Uint8Array(graph.arcs.length).fill(1);
    const measures = measureArcs(graph, { measure: "km", pace: defaultPace, walkers: [] });
    const places = new WalkSearch(graph, measures).reach(
      from,
      every,
      new Uint8Array(graph.waypoints.length).fill(1),
      Infinity,
    );
    return places.find(({ waypoint }) => waypoint === to)?.km ?? 0;
  };
}
