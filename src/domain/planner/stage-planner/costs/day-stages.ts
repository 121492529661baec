import { nightCost, hardestStageCost } from "./costs.ts";
import type { DayConditions } from "./day-conditions.ts";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import type { PlanningContext } from "./planning-context.ts";
import type { StageBands } from "./stage-bands.ts";
import type { StageMeasures } from "#domain/planner/stage-planner/graph/walk.ts";

/** All stages of a calendar day, between stops of the line by their numbers. */
export interface DayStages {
  /** Null on a pinned day. */
  readonly bands: StageBands | null;
  /** Cost of a night at each stop, infinite where no stage of the bands may end that day. */
  readonly nights: Float64Array;
  /** Other stages: those beyond the longest day, and those to a pinned end. */
  readonly further: readonly FurtherStage[];
}

export interface FurtherStage {
  readonly from: number;
  readonly to: number;
  /** Cost of stage and night by the number of walking days before, as far as easing in counts them. */
  readonly costs: readonly number[];
}

/** The stages of a day without a pin. */
export function stagesUnder(context: PlanningContext, day: DayConditions, bands: StageBands): DayStages {
  const { input, line, stages } = context;
  const nights = Float64Array.from(line.place, (place) =>
    stages.isAdmissible(place, day) ? nightCost(context, place, day) : Number.POSITIVE_INFINITY,
  );
  const further: FurtherStage[] = [];
  line.place.forEach((start, from) => {
    if (start === context.stops.to || bands.within[from]!.some((place) => stages.isAdmissible(place, day))) return;
    for (const way of stages.nearestBeyond(start, day)) {
      if (!stages.keepsMustStops(start, way.waypoint)) continue;
      const costs = costsOf(input, way, nightCost(context, way.waypoint, day));
      further.push({ from, to: line.numberOf[way.waypoint]!, costs });
    }
  });
  return { bands, nights, further };
}

/**
 * The stages of a day with a pinned end.
 *
 * @param end number of that stop, -1 if there is none to walk to
 * @param mayBegin whether the day may begin at a stop
 */
export function stagesTo(
  context: PlanningContext,
  end: number,
  day: DayConditions,
  mayBegin: (stop: number) => boolean,
): DayStages {
  const { input, line, stages, stops } = context;
  const nights = new Float64Array(line.size).fill(Number.POSITIVE_INFINITY);
  const further: FurtherStage[] = [];
  const place = line.place[end];
  if (place === undefined) return { bands: null, nights, further };
  line.place.forEach((start, from) => {
    if (start === stops.to || !mayBegin(from) || !stages.keepsMustStops(start, place)) return;
    const stage = stages.between(start, place, day);
    if (stage) further.push({ from, to: end, costs: costsOf(input, stage.way, nightCost(context, place, day)) });
  });
  return { bands: null, nights, further };
}

function costsOf(input: PlannerOptions, way: StageMeasures, night: number): readonly number[] {
  return Array.from({ length: input.easeInDays + 1 }, (_, walked) => hardestStageCost(input, way, walked + 1) + night);
}
