import { readFileSync } from "node:fs";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { followTrack, type Fix, type Track } from "#domain/plans/today/follow-track.ts";
import { layOutPlan, type PlanWay } from "#domain/plans/today/plan-way.ts";
import type { Span } from "#domain/plans/today/progress.ts";
import type { KnownPlace } from "#domain/plans/today/way-entries.ts";

interface Recorded {
  readonly graph: RouteGraph;
  readonly lines: Readonly<Record<string, readonly (readonly [number, number])[]>>;
  readonly places: readonly KnownPlace[];
  /** Arcs of each day. */
  readonly days: readonly (readonly number[])[];
  /** Index of the last position before the wrong turn, in minutes from the start. */
  readonly turnAtFix: number;
  /** Seconds since departure, latitude, longitude, accuracy in metres. */
  readonly fixes: readonly (readonly [number, number, number, number])[];
}

/** Sarria – Portomarín – Palas de Rei, and positions of somebody who walks the first of the two days. */
export const recorded = JSON.parse(
  readFileSync(new URL("sarria-track.json", import.meta.url), "utf8"),
) as unknown as Recorded;

export const context = {
  graph: recorded.graph,
  lines: new Map(Object.entries(recorded.lines).map(([id, line]) => [Number(id), line])),
};

export const way: PlanWay = layOutPlan(
  recorded.days.map((arcs, index) => ({ number: index + 1, leg: 0, kind: "walk", arcs })),
  [context],
);

export function spanOf(number: number): Span {
  const day = way.days.find((each) => each.number === number);
  if (!day) throw new RangeError(`no day ${number}`);
  return day;
}

/** The tracker's state after each position, with its time in seconds. */
export function walkTrack(): { readonly at: number; readonly fix: Fix; readonly track: Track }[] {
  let track: Track | null = null;
  return recorded.fixes.map(([at, lat, lon, accuracyM]) => {
    const fix: Fix = { lat, lon, accuracyM };
    track = followTrack(track, fix, way, spanOf(1));
    return { at, fix, track };
  });
}
