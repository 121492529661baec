import type { ArcsInUse } from "./arcs-in-use.ts";
import type { CompiledGraph } from "./compiled-graph.ts";
import { Calendar } from "./day-conditions.ts";
import type { PlannerInput } from "./plan.ts";
import { lineUpStops, type StopLine } from "./stop-line.ts";
import { StageTable } from "./stages.ts";
import { findStops, openWays, type Stops } from "./stops.ts";
import { type ArcMeasures, measureArcs } from "./walk.ts";

/** What a wish makes of the graph, whatever the day. */
export interface PlanningGround {
  readonly graph: CompiledGraph;
  readonly input: PlannerInput;
  readonly inUse: ArcsInUse;
  readonly measures: ArcMeasures;
  readonly stops: Stops;
  readonly calendar: Calendar;
  readonly stages: StageTable;
  readonly line: StopLine;
}

export function layOutGround(graph: CompiledGraph, input: PlannerInput): PlanningGround {
  const { inUse, ever } = openWays(graph, input);
  const measures = measureArcs(graph, input);
  const stops = findStops(graph, input, ever);
  const calendar = new Calendar(graph, input, inUse);
  const stages = new StageTable(graph, input, inUse, stops, measures);
  const line = lineUpStops(graph, input, stops, measures, ever);
  return { graph, input, inUse, measures, stops, calendar, stages, line };
}
