import type { ChosenDay } from "./search/choose-plan.ts";
import { reasonsFor } from "./find-reasons.ts";
import type { PricedStage } from "./find-alternatives.ts";
import type { Alternative, DaysCost, Plan, PlanDay, PlanTotals } from "./plan.ts";
import type { PlanningProblem } from "./search/problem.ts";
import { pathTo, type ReachedPlace } from "./graph/walk.ts";

/** Sums over the arcs of a stage; what is not walked counts 0. */
interface Walk {
  readonly metres: number;
  readonly unknownM: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** For each walker, the one of the options first. */
  readonly hours: readonly number[];
}

const noWalk: Walk = { metres: 0, unknownM: 0, ascentM: 0, descentM: 0, hours: [] };

/** Walkers arrive together, with the slowest. */
const together = (hours: readonly number[]): number => Math.max(0, ...hours);

/** Converts a chosen plan to the terms of the answer: town slugs, arc ids, kilometres, metres and hours. */
export function planFromChoice(
  problem: PlanningProblem,
  cost: number,
  chosen: readonly ChosenDay[],
  priced: readonly (readonly PricedStage[])[],
  byDays: readonly DaysCost[],
): Plan {
  const { calendar, graph } = problem.context;
  const days = chosen.map((day, index): PlanDay => {
    const to = day.stage?.to ?? day.from;
    const date = calendar.dateOf(day.day);
    const conditions = calendar.on(day.day);
    const walks = new Map<ReachedPlace, Walk>();
    const alternatives = (priced[index] ?? []).map((other): Alternative => {
      const { metres, hours, ascentM, descentM } = walkTo(problem, other.stage.way, walks);
      const extraCost = problem.pinOn(day.day) ? other.cost - cost : Math.max(0, other.cost - cost);
      return {
        to: slugOf(problem, other.stage.to),
        extraCost,
        km: metres / 1000,
        ascentM,
        descentM,
        hours: together(hours),
        houses: conditions.houses[other.stage.to]!,
        overMax: other.stage.overMax,
      };
    });
    const arcs = day.stage ? pathTo(day.stage.way).map((position) => graph.arcs[position]!.id) : [];
    const { metres, unknownM, ascentM, descentM, hours } = day.stage ? walkTo(problem, day.stage.way, walks) : noWalk;
    return {
      number: day.day,
      kind: day.stage ? "walk" : "rest",
      ...(date === null ? {} : { date }),
      from: slugOf(problem, day.from),
      to: slugOf(problem, to),
      arcs,
      km: metres / 1000,
      ascentM,
      descentM,
      climbUnknownKm: unknownM / 1000,
      hours: together(hours),
      ...(day.stage && day.stage.way.others.length > 0 && { lengths: [day.stage.m, ...day.stage.way.others] }),
      overMax: day.stage?.overMax ?? false,
      houses: conditions.houses[to]!,
      ...(conditions.knownOpen && { knownOpen: conditions.knownOpen[to]! }),
      reasons: reasonsFor(problem, chosen, index, arcs, alternatives),
      alternatives,
    };
  });
  return { days, totals: planTotals(days), cost, byDays };
}

/** Sums from the start of a day to a place, each computed from that of the place before. */
function walkTo(problem: PlanningProblem, place: ReachedPlace | null, walks: Map<ReachedPlace, Walk>): Walk {
  if (!place) return noWalk;
  const done = walks.get(place);
  if (done) return done;
  const before = walkTo(problem, place.before, walks);
  const { measures, graph } = problem.context;
  const ofWalkers = [measures.hours, ...measures.hoursOfOthers];
  const arc = graph.arcs[place.arc]!;
  const walk: Walk =
    arc.mode === "walk"
      ? {
          metres: before.metres + arc.distanceM,
          unknownM: before.unknownM + (arc.ascentM === null || arc.descentM === null ? arc.distanceM : 0),
          ascentM: before.ascentM + (arc.ascentM ?? 0),
          descentM: before.descentM + (arc.descentM ?? 0),
          hours: ofWalkers.map((of, walker) => (before.hours[walker] ?? 0) + of[place.arc]!),
        }
      : before;
  walks.set(place, walk);
  return walk;
}

function slugOf(problem: PlanningProblem, place: number): string {
  return problem.context.graph.waypoints[place]!.townSlug!;
}

/** Sums over the days of a plan. */
export function planTotals(days: readonly Omit<PlanDay, "alternatives" | "reasons">[]): PlanTotals {
  const sum = (of: (day: (typeof days)[number]) => number) => days.reduce((total, day) => total + of(day), 0);
  // In whole metres: sums of rounded kilometres would differ slightly and be rounded differently elsewhere.
  const sumOfKm = (of: (day: (typeof days)[number]) => number) => sum((day) => Math.round(of(day) * 1000)) / 1000;
  return {
    days: days.length,
    walkingDays: days.filter((day) => day.kind === "walk").length,
    km: sumOfKm((day) => day.km),
    ascentM: sum((day) => day.ascentM),
    descentM: sum((day) => day.descentM),
    climbUnknownKm: sumOfKm((day) => day.climbUnknownKm),
    hours: sum((day) => day.hours),
  };
}
