import type { PlanCost } from "../cost/plan-cost.ts";
import { classicNights } from "#domain/planner/solution/classic-stages.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import type { PlanDay } from "#domain/planner/stage-planner/plan.ts";

/** Figures of a whole walk for comparison. Hours are those of the slowest walker of each stage. */
export interface WalkFigures {
  /** Calendar days. */
  readonly days: number;
  readonly restDays: number;
  readonly km: number;
  /** Metres; null if the climb of most of the walk is unknown. */
  readonly ascentM: number | null;
  /** Of a walking day on average, and of the longest one. */
  readonly hoursPerDay: number;
  readonly longest: { readonly day: number; readonly hours: number; readonly km: number };
  /** Number of walkers. */
  readonly people: number;
  /** Of the nights for all of them; null if no price is known. */
  readonly costCents: number | null;
  /** Nights without any price. */
  readonly unknownNights: number;
  /** Nights on the way in a city or a town. */
  readonly large: NightShare;
  /** Stages that end where a guidebook's do; null if none are published. */
  readonly classic: NightShare | null;
}

/** A number of nights out of all, except the one at the goal. */
interface NightShare {
  readonly count: number;
  readonly of: number;
}

type FiguredDay = Pick<PlanDay, "number" | "kind" | "to" | "km" | "hours" | "ascentM" | "climbUnknownKm"> & {
  readonly leg: number;
};

/** @param graphs of the routes, by leg @param stageEnds ends of a guidebook's stages on all of them */
export function walkFigures(
  days: readonly FiguredDay[],
  prices: Pick<PlanCost, "people" | "nights" | "totalCents" | "unknownNights">,
  graphs: readonly RouteGraph[],
  stageEnds: readonly string[],
): WalkFigures {
  const walks = days.filter(({ kind }) => kind === "walk");
  const sum = (of: (day: FiguredDay) => number) => walks.reduce((total, day) => total + of(day), 0);
  // Rounded to the metre, consistent with the totals of the same plan.
  const km = Math.round(sum((day) => day.km) * 1000) / 1000;
  const isClimbKnown = sum((day) => day.climbUnknownKm) <= km / 2;
  const longest = walks.reduce<FiguredDay | undefined>(
    (best, day) => (best && best.hours >= day.hours ? best : day),
    undefined,
  );
  const large = graphs.map((graph) => largePlaces(graph));
  // The last night is at the goal, wherever the previous ones were.
  const onTheWay = days.filter(({ number }) => number < (days.at(-1)?.number ?? 0));
  const classic = classicNights(
    walks.map(({ to }) => to),
    stageEnds,
  );
  return {
    days: days.length,
    restDays: days.length - walks.length,
    km,
    ascentM: isClimbKnown ? sum((day) => day.ascentM) : null,
    hoursPerDay: sum((day) => day.hours) / Math.max(1, walks.length),
    longest: { day: longest?.number ?? 1, hours: longest?.hours ?? 0, km: longest?.km ?? 0 },
    people: prices.people,
    costCents: prices.nights.length > prices.unknownNights ? prices.totalCents : null,
    unknownNights: prices.unknownNights,
    large: { count: onTheWay.filter(({ leg, to }) => large[leg]?.has(to)).length, of: onTheWay.length },
    classic: stageEnds.length === 0 ? null : { count: classic.classic, of: classic.nights },
  };
}

function largePlaces({ waypoints }: RouteGraph): ReadonlySet<string> {
  const large = waypoints.filter(({ size }) => size === "city" || size === "town");
  return new Set(large.flatMap(({ townSlug }) => townSlug ?? []));
}
