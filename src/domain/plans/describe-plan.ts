/** The complete description of a plan, for server, editor and offline pages. */
import { type CrowdedNight, crowdedNights } from "../crowding/crowded-nights.ts";
import { zoneOf } from "./day-hours/clocks-along.ts";
import { usualZone } from "./day-hours/local-time.ts";
import type { DayRoutine } from "./day-hours/day-routine.ts";
import { nightsOfPlan, type PricedHouse } from "./cost/nights-of-plan.ts";
import { estimateCost, type PlanCost } from "./cost/plan-cost.ts";
import { checkCompostela, type CompostelaCheck } from "./warnings/compostela.ts";
import { findWarnings } from "./warnings/find-warnings.ts";
import type { ChosenHouse } from "./warnings/plan-facts.ts";
import { type PlanWarning, townsOfWarning } from "./warnings/warning.ts";
import { emptyGraph, type RouteGraph } from "../route-graph/route-graph.ts";
import type { PlannerOptions } from "../planner/options/planner-options.ts";
import { peopleOf } from "../planner/options/with-defaults.ts";
import type { PlanTotals } from "../planner/stage-planner/plan.ts";
import { inputOfLeg, pinsOfLeg } from "./editing/leg-pins.ts";
import type { MeasuredDay } from "./editing/measure-plan.ts";
import { notesOf, type DayNotes, type LeftBehind, type StoredPlan } from "./editing/stored-plan.ts";
import type { SurveyedPlan } from "./editing/survey-plan.ts";

/** A place to stay chosen for a night. */
export interface DescribedHouse extends ChosenHouse, PricedHouse {
  readonly name: string;
  /** Address of its page; null if it is no longer published. */
  readonly url: string | null;
  /** Missing in copies that an earlier version stored. */
  readonly phone?: string | null;
}

/** Facts beside the plan that a description needs. */
export interface DescribingFacts {
  /** By leg. */
  readonly graphs: readonly RouteGraph[];
  /** By uuid. */
  readonly houses: ReadonlyMap<string, DescribedHouse>;
}

interface NamedHouse {
  readonly houseName: string | null;
  readonly houseUrl: string | null;
  readonly housePhone: string | null;
}

/** A day with its reasons as codes. */
export interface DescribedDay extends MeasuredDay, DayNotes, NamedHouse, CrowdedNight {
  readonly key: number;
  readonly pinned: boolean;
  readonly fromName: string;
  readonly toName: string;
  /** IANA time zone where it ends; omitted if it is that of Spain. */
  readonly timeZone?: string;
}

/** Options of a plan, each leg with its pins. */
export interface DescribedOptions {
  readonly input: Omit<PlannerOptions, "startDate"> & { readonly startDate: string | null };
  readonly nextLegs: readonly Omit<PlannerOptions, "startDate">[];
}

export interface PlanDescription extends DescribedOptions {
  readonly startDate: string | null;
  readonly days: readonly DescribedDay[];
  readonly totals: PlanTotals;
  readonly cost: number | null;
  readonly prices: PlanCost;
  readonly warnings: readonly PlanWarning[];
  readonly waivesCompostela: boolean;
  readonly routine: DayRoutine;
  readonly goalNights: number;
  readonly compostela: CompostelaCheck | null;
  readonly leftBehind: readonly (LeftBehind & NamedHouse & { readonly townName: string })[];
  /** Names of all towns mentioned, by slug. */
  readonly townNames: Readonly<Record<string, string>>;
}

/** @param measured the measured days of this plan */
export function describePlan(plan: StoredPlan, measured: SurveyedPlan, facts: DescribingFacts): PlanDescription {
  const { graphs, houses } = facts;
  const all = { plan, days: measured.days, detours: measured.detours, ...facts };
  const warnings = findWarnings(all);
  const nights = nightsOf(plan, measured, graphs);
  const nameOf = townNamesOf(graphs);
  const zoneIn = zonesOf(graphs);
  const named = new Set([
    ...plan.days.flatMap(({ from, to }) => [from, to]),
    ...measured.days.flatMap(({ alternatives }) => alternatives.map(({ to }) => to)),
    ...measured.days.flatMap(({ reasons }) =>
      reasons.flatMap((reason) => ("town" in reason ? (reason.town ?? []) : [])),
    ),
    ...warnings.flatMap(townsOfWarning),
    ...nights.flatMap(({ crowding }) => (crowding ? [crowding.fromTown, crowding.toTown] : [])),
  ]);
  const houseOf = ({ house }: DayNotes): NamedHouse => {
    const { name = null, url = null, phone = null } = houses.get(house ?? "") ?? {};
    return { houseName: name, houseUrl: url, housePhone: phone };
  };
  return {
    ...describeOptions(plan),
    startDate: plan.startDate,
    days: plan.days.flatMap((stored, index): DescribedDay[] => {
      const figures = measured.days[index];
      if (!figures) return [];
      const { key, pinned } = stored;
      const night = nights[index] ?? { crowding: null, bookFirst: false };
      const names = { fromName: nameOf(stored.from), toName: nameOf(stored.to) };
      return [
        { ...figures, key, pinned, ...names, ...notesOf(stored), ...houseOf(stored), ...night, ...zoneIn(stored.to) },
      ];
    }),
    totals: measured.totals,
    cost: measured.cost,
    prices: estimateCost(nightsOfPlan(plan, graphs, houses), peopleOfPlan(plan)),
    warnings,
    waivesCompostela: plan.waivesCompostela,
    routine: plan.routine,
    goalNights: plan.goalNights,
    compostela: checkCompostela(all),
    leftBehind: plan.leftBehind.map((item) => ({
      town: item.town,
      townName: nameOf(item.town),
      ...houseOf(item),
      ...notesOf(item),
    })),
    townNames: Object.fromEntries([...named].map((slug) => [slug, nameOf(slug)])),
  };
}

/** The nights of a plan; a day whose way no longer exists has no known night. */
function nightsOf({ legs, days }: StoredPlan, measured: SurveyedPlan, graphs: readonly RouteGraph[]): CrowdedNight[] {
  return crowdedNights(
    days.map(({ number, leg, to, houseState }, index) => ({
      number,
      date: measured.days[index]?.date,
      to,
      route: legs[leg]?.route ?? "",
      graph: graphs[leg] ?? emptyGraph,
      isBooked: houseState === "booked",
    })),
  );
}

export function describeOptions(plan: Pick<StoredPlan, "startDate" | "legs" | "days">): DescribedOptions {
  const legs = plan.legs.map((_, leg) => {
    const { startDate: _date, ...options } = inputOfLeg(plan, leg, 0, pinsOfLeg(plan, leg));
    return options;
  });
  const [input, ...nextLegs] = legs;
  if (!input) throw new RangeError("a plan has at least one leg");
  return { input: { ...input, startDate: plan.startDate }, nextLegs };
}

/** Number of walkers, the same on every leg. */
function peopleOfPlan({ legs }: Pick<StoredPlan, "legs">): number {
  const [first] = legs;
  return first ? peopleOf(first) : 1;
}

/** Names by slug; the slug for a town that no longer exists. @param graphs by leg */
export function townNamesOf(graphs: readonly RouteGraph[]): (slug: string) => string {
  const names = new Map(
    graphs.flatMap(({ waypoints }) => waypoints.map(({ townSlug, name }) => [townSlug, name] as const)),
  );
  return (slug) => names.get(slug) ?? slug;
}

/** Time zones by the slugs of towns, but for that of Spain. */
function zonesOf(graphs: readonly RouteGraph[]): (slug: string) => Pick<DescribedDay, "timeZone"> {
  const towns = graphs.flatMap(({ waypoints }) => waypoints).filter((waypoint) => zoneOf(waypoint) !== usualZone);
  const zones = new Map(towns.map((town) => [town.townSlug, { timeZone: zoneOf(town) }]));
  return (slug) => zones.get(slug) ?? {};
}
