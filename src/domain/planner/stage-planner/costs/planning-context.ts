import type { ArcsInUse } from "#domain/planner/stage-planner/graph/arcs-in-use.ts";
import type { CompiledGraph } from "#domain/planner/stage-planner/graph/compiled-graph.ts";
import { Calendar } from "./day-conditions.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { lineUpStops, type StopLine } from "#domain/planner/stage-planner/graph/stop-line.ts";
import { StageTable } from "./stages.ts";
import { findStops, openWays, type Stops } from "#domain/planner/stage-planner/graph/stops.ts";
import { type ArcMeasures, measureArcs } from "#domain/planner/stage-planner/graph/walk.ts";

/** What follows from graph and options, independent of the day. */
export interface PlanningContext {
  readonly graph: CompiledGraph;
  readonly input: PlannerOptions;
  readonly inUse: ArcsInUse;
  /** 1 for every arc that may come into use on some day. */
  readonly everInUse: Uint8Array;
  readonly measures: ArcMeasures;
  readonly stops: Stops;
  readonly calendar: Calendar;
  readonly stages: StageTable;
  readonly line: StopLine;
}

/** @param furtherStarts places besides `from` where the walk may begin, with the same ways ahead */
export function preparePlanning(
  graph: CompiledGraph,
  input: PlannerOptions,
  furtherStarts: readonly number[] = [],
): PlanningContext {
  const ways = openWays(graph, input);
  const { inUse, everInUse } = ways;
  const measures = measureArcs(graph, input);
  const stops = findStops(graph, input, ways);
  const calendar = new Calendar(graph, input, inUse);
  const stages = new StageTable(graph, input, inUse, stops, measures);
  const line = lineUpStops(graph, input, stops, measures, everInUse, furtherStarts);
  return { graph, input, inUse, everInUse, measures, stops, calendar, stages, line };
}
