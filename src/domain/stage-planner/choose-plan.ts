import { costsToGo } from "./backward.ts";
import type { ForwardSearch } from "./forward.ts";
import type { Phase } from "./phases.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "./stages.ts";
import { tolerance } from "./tolerance.ts";

/** A calendar day of the chosen plan, in positions of the compiled graph. */
export interface ChosenDay {
  readonly day: number;
  readonly from: number;
  readonly phase: Phase;
  /** Undefined on a day of rest. */
  readonly stage?: Stage;
}

interface Choice {
  readonly state: number;
  readonly km: number;
  readonly name: string;
  readonly chosen: ChosenDay;
}

/**
 * The cheapest plan of exactly `days` calendar days. Among equals, comparing day by day, the one whose end
 * comes first by distance walked: a rest before a walk, then the shorter stage.
 */
export function choosePlan(problem: PlanningProblem, forward: ForwardSearch, days: number): ChosenDay[] {
  const limit = forward.costOfDays(days) + tolerance;
  const toGo = costsToGo(problem, forward, { horizon: days, exact: true, limit });
  const plan: ChosenDay[] = [];
  let state = problem.stops.from;
  let spent = 0;
  for (let day = 1; day <= days; day++) {
    let best: Choice | null = null;
    let bestCost = 0;
    visitSteps(problem, forward, day, state, (choice, cost) => {
      if (spent + cost + toGo[day]![choice.state]! > limit) return;
      if (best === null || isFirst(choice, best)) {
        best = choice;
        bestCost = cost;
      }
    });
    const taken = best as Choice | null;
    if (!taken) throw new Error("the cheapest plan was lost on the way back");
    plan.push(taken.chosen);
    state = taken.state;
    spent += bestCost;
  }
  return plan;
}

function isFirst(choice: Choice, other: Choice): boolean {
  if (Math.abs(choice.km - other.km) > tolerance) return choice.km < other.km;
  return choice.name < other.name;
}

function visitSteps(
  problem: PlanningProblem,
  forward: ForwardSearch,
  day: number,
  state: number,
  visit: (choice: Choice, cost: number) => void,
): void {
  const { places, phases, graph } = problem;
  const phase = phases[Math.floor(state / places)]!;
  const from = state % places;
  const edges = problem.edgesOn(day, (place) => forward.isReached(day - 1, place));
  if (phase.afterWalk >= 0) {
    for (let edge = edges.offset[from]!; edge < edges.offset[from + 1]!; edge++) {
      const stage = edges.stages[edge]!;
      const name = graph.waypoints[stage.to]!.townSlug ?? "";
      const choice = {
        state: phase.afterWalk * places + stage.to,
        km: stage.km,
        name,
        chosen: { day, from, phase, stage },
      };
      visit(choice, edges.cost[phase.walked]![edge]!);
    }
  }
  if (problem.mayRestOn(day, phase)) {
    const choice = {
      state: phase.afterRest * places + from,
      km: 0,
      name: "",
      chosen: { day, from, phase },
    };
    visit(choice, problem.restCostOn(day, from, phase));
  }
}
