import type { ForwardSearch } from "./forward.ts";
import type { Layer } from "./layer.ts";
import { emptySlice, rowOf } from "../min-plus.ts";
import type { Phase } from "./phases.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "#domain/planner/stage-planner/costs/stages.ts";
import { costTolerance, tolerance } from "../tolerance.ts";

/** A calendar day of the chosen plan, in positions of the compiled graph. */
export interface ChosenDay {
  readonly day: number;
  readonly from: number;
  readonly phase: Phase;
  /** Undefined on a rest day. */
  readonly stage?: Stage;
}

/** A calendar day of one of the cheapest plans. */
interface Step {
  readonly phase: Phase;
  /** Number in the line of the stop at which the day begins. */
  readonly stop: number;
  readonly cost: number;
  readonly isRest: boolean;
  readonly evening: Evening;
}

interface Evening {
  readonly phase: Phase;
  readonly stop: number;
  /** Least cost from here to the end. */
  readonly toGo: number;
}

/**
 * The cheapest plan of exactly `days` calendar days. Ties, day by day: the end that comes first by distance walked,
 * that is a rest before a walk, then the shorter stage.
 */
export function choosePlan(problem: PlanningProblem, forward: ForwardSearch, days: number): ChosenDay[] {
  const cost = forward.costOfDays(days);
  const limit = cost + costTolerance(cost);
  const steps = stepsOfCheapestPlans(problem, forward, days, limit);
  const { line, graph, stages, calendar } = problem.context;
  const plan: ChosenDay[] = [];
  let at: Pick<Evening, "phase" | "stop"> = { phase: problem.phases[0]!, stop: problem.from };
  let spent = 0;
  for (let day = 1; day <= days; day++) {
    const from = line.place[at.stop]!;
    const choices = steps[day]!.filter(({ phase, stop }) => phase === at.phase && stop === at.stop)
      .filter((step) => spent + step.cost + step.evening.toGo <= limit)
      .map((step) => {
        const to = line.place[step.evening.stop]!;
        const stage = step.isRest ? undefined : stages.between(from, to, calendar.on(day))!;
        return { step, stage, km: stage?.km ?? 0, name: stage ? (graph.waypoints[to]!.townSlug ?? "") : "" };
      });
    if (choices.length === 0) throw new Error("the cheapest plan was lost on the way back");
    const { step, stage } = choices.reduce((first, choice) => (isFirst(choice, first) ? choice : first));
    plan.push({ day, from, phase: at.phase, ...(stage && { stage }) });
    at = step.evening;
    spent += step.cost;
  }
  return plan;
}

function isFirst(choice: { km: number; name: string }, other: { km: number; name: string }): boolean {
  if (Math.abs(choice.km - other.km) > tolerance) return choice.km < other.km;
  return choice.name < other.name;
}

/** The days of all plans that cost at most `limit`, by calendar day, traced back from the end. */
function stepsOfCheapestPlans(
  problem: PlanningProblem,
  forward: ForwardSearch,
  days: number,
  limit: number,
): readonly (readonly Step[])[] {
  const steps: Step[][] = [];
  let evenings: readonly Evening[] = problem.phases.map((phase) => ({ phase, stop: problem.to, toGo: 0 }));
  for (let day = days; day >= 1; day--) {
    const before = forward.layer(day - 1);
    const mornings = new Map<number, Evening>();
    const stepsOfDay: Step[] = [];
    visitStepsTo(problem, before, day, evenings, (step) => {
      const { phase, stop, cost, evening } = step;
      const toGo = cost + evening.toGo;
      if (before.at(phase.index, stop) + toGo > limit) return;
      stepsOfDay.push(step);
      const state = phase.index * problem.context.line.size + stop;
      if (toGo < (mornings.get(state)?.toGo ?? Infinity)) mornings.set(state, { phase, stop, toGo });
    });
    steps[day] = stepsOfDay;
    evenings = [...mornings.values()];
  }
  return steps;
}

function visitStepsTo(
  problem: PlanningProblem,
  before: Layer,
  day: number,
  evenings: readonly Evening[],
  visit: (step: Step) => void,
): void {
  const { bands, nights, further } = problem.stagesOn(day, (stop) => before.leastAt(stop) < Infinity);
  for (const evening of evenings) {
    for (const phase of evening.phase.walkedFrom) {
      const row = bands ? rowOf(bands.back(phase.walked), evening.stop) : emptySlice;
      for (let stop = row.from; stop < row.until; stop++) {
        const cost = row.values[row.offset + stop]! + nights[evening.stop]!;
        if (cost < Infinity) visit({ phase, stop, cost, isRest: false, evening });
      }
      for (const { from, to, costs } of further) {
        if (to === evening.stop) visit({ phase, stop: from, cost: costs[phase.walked]!, isRest: false, evening });
      }
    }
    for (const phase of evening.phase.restedFrom) {
      const cost = problem.restsOn(day, phase)?.[evening.stop] ?? Infinity;
      if (cost < Infinity) visit({ phase, stop: evening.stop, cost, isRest: true, evening });
    }
  }
}
