import type { DayStages } from "#domain/planner/stage-planner/costs/day-stages.ts";
import type { Layer, LayerDraft } from "./layer.ts";
import { lowerByProduct } from "../min-plus.ts";
import type { Phase } from "./phases.ts";
import type { PlanningProblem } from "./problem.ts";

/** The least cost of each state after one more calendar day; `before` holds those of the evening before. */
export function stepForward(problem: PlanningProblem, before: Layer, day: number, draft: LayerDraft): void {
  const stages = problem.stagesOn(day, (stop) => before.leastAt(stop) < Infinity);
  for (const phase of problem.phases) {
    addWalks(before, phase, stages, draft);
    for (const source of phase.restedFrom) {
      const reached = before.of(source.index);
      const rests = reached && problem.restsOn(day, source);
      if (!rests) continue;
      draft.widen(phase.index, reached.from, reached.until);
      const base = phase.index * draft.stops;
      for (let stop = reached.from; stop < reached.until; stop++) {
        const cost = reached.values[reached.offset + stop]! + rests[stop]!;
        if (cost < draft.costs[base + stop]!) draft.costs[base + stop] = cost;
      }
    }
  }
}

/** As `stepForward` for a pinned walk, as if it were not pinned. */
export function stepOpened(problem: PlanningProblem, before: Layer, day: number, draft: LayerDraft): void {
  const stages = problem.openStagesOn(day);
  for (const phase of problem.phases) addWalks(before, phase, stages, draft);
}

function addWalks(before: Layer, phase: Phase, { bands, nights, further }: DayStages, draft: LayerDraft): void {
  const { costs, from, until, stops } = draft;
  const base = phase.index * stops;
  for (const { index, walked } of phase.walkedFrom) {
    const reached = before.of(index);
    if (!reached || !bands) continue;
    const ends = bands.endsFrom(reached);
    draft.widen(phase.index, ends.from, ends.until);
    lowerByProduct(bands.back(walked), reached, costs, base, { values: costs, offset: base, ...ends, most: Infinity });
  }
  for (let stop = from[phase.index]!; stop < until[phase.index]!; stop++) costs[base + stop]! += nights[stop]!;
  if (further.length === 0) return;
  for (const { index, walked } of phase.walkedFrom) {
    if (!before.of(index)) continue;
    for (const stage of further) {
      draft.lower(phase.index, stage.to, before.at(index, stage.from) + stage.costs[walked]!);
    }
  }
}
