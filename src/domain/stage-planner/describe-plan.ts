import type { ChosenDay } from "./choose-plan.ts";
import { reasonsFor } from "./find-reasons.ts";
import type { PricedStage } from "./find-alternatives.ts";
import type { Alternative, DaysCost, Plan, PlanDay } from "./plan.ts";
import { planTotals } from "./plan-totals.ts";
import type { PlanningProblem } from "./problem.ts";
import type { Stage } from "./stages.ts";

/** Sums over the arcs of a stage; what is not walked counts 0. */
interface Walk {
  readonly arcs: readonly number[];
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  readonly climbUnknownKm: number;
  readonly hours: number;
}

const noWalk: Walk = { arcs: [], km: 0, ascentM: 0, descentM: 0, climbUnknownKm: 0, hours: 0 };

/** Puts a chosen plan into the words of the answer: town slugs, arc ids, kilometres, metres and hours. */
export function describePlan(
  problem: PlanningProblem,
  cost: number,
  chosen: readonly ChosenDay[],
  priced: readonly (readonly PricedStage[])[],
  byDays: readonly DaysCost[],
): Plan {
  const days = chosen.map((day, index): PlanDay => {
    const to = day.stage?.to ?? day.from;
    const date = problem.calendar.dateOf(day.day);
    const conditions = problem.calendar.on(day.day);
    const others = priced[index] ?? [];
    const [walk = noWalk, ...otherWalks] = day.stage
      ? walksOf(problem, day, [day.stage, ...others.map((other) => other.stage)])
      : [];
    const alternatives = others.map((other, position): Alternative => {
      const { arcs: _, climbUnknownKm: __, ...measures } = otherWalks[position]!;
      const houses = conditions.houses[other.stage.to]!;
      const extraCost = problem.isPinnedDay(day.day) ? other.cost - cost : Math.max(0, other.cost - cost);
      return {
        to: slugOf(problem, other.stage.to),
        extraCost,
        ...measures,
        houses,
        overMax: other.stage.overMax,
      };
    });
    return {
      number: day.day,
      kind: day.stage ? "walk" : "rest",
      ...(date === null ? {} : { date }),
      from: slugOf(problem, day.from),
      to: slugOf(problem, to),
      ...walk,
      overMax: day.stage?.overMax ?? false,
      houses: conditions.houses[to]!,
      reasons: reasonsFor(problem, day, walk.arcs, alternatives),
      alternatives,
    };
  });
  return { days, totals: planTotals(days), cost, byDays };
}

function walksOf(problem: PlanningProblem, day: ChosenDay, stages: readonly Stage[]): Walk[] {
  const farthest = Math.max(...stages.map((stage) => stage.m));
  const stops = stages.map((stage) => stage.to);
  const paths = problem.stages.paths(day.from, stops, farthest, problem.calendar.on(day.day));
  return paths.map((path) => walkAlong(problem, path));
}

function walkAlong(problem: PlanningProblem, path: readonly number[]): Walk {
  let metres = 0;
  let unknownM = 0;
  let ascentM = 0;
  let descentM = 0;
  let hours = 0;
  for (const position of path) {
    const arc = problem.graph.arcs[position]!;
    if (arc.mode !== "walk") continue;
    metres += arc.distanceM;
    ascentM += arc.ascentM ?? 0;
    descentM += arc.descentM ?? 0;
    if (arc.ascentM === null || arc.descentM === null) unknownM += arc.distanceM;
    hours += problem.measures.hours[position]!;
  }
  return {
    arcs: path.map((position) => problem.graph.arcs[position]!.id),
    km: metres / 1000,
    ascentM,
    descentM,
    climbUnknownKm: unknownM / 1000,
    hours,
  };
}

function slugOf(problem: PlanningProblem, place: number): string {
  return problem.graph.waypoints[place]!.townSlug!;
}
