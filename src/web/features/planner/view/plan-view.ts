/** View of the planner page: made by the server for the first HTML and by the browser from then on. */
import type { NightCrowding } from "#domain/crowding/night-crowding.ts";
import type { DaysCost, PlanDay, PlanningFailure } from "#domain/planner/stage-planner/plan.ts";

export interface DayView extends Pick<
  PlanDay,
  "number" | "kind" | "from" | "to" | "km" | "hours" | "lengths" | "overMax" | "houses" | "knownOpen" | "reasons"
> {
  /** ISO date, when there is a start date. */
  readonly date: string | null;
  /** Kilometres walked before this day. */
  readonly startKm: number;
  /** Metres up; `null` when the climb of some leg is not known. */
  readonly ascentM: number | null;
  /** How full the night is likely to be; null if unknown. */
  readonly crowding: NightCrowding | null;
}

interface PlanTotalsView {
  readonly days: number;
  readonly walkingDays: number;
  readonly km: number;
  /** `null` when the climb of most of the walk is not known. */
  readonly ascentM: number | null;
  readonly hours: number;
}

export interface PlannerPlanView {
  readonly days: readonly DayView[];
  readonly totals: PlanTotalsView;
  /** Cost of the best plan for each possible number of calendar days. */
  readonly byDays: readonly DaysCost[];
  /** ISO date of the last day, when there is a start date. */
  readonly arrival: string | null;
  /** Of the first night, as in described days; omitted where the time is that of Spain. */
  readonly timeZone?: string;
}

/** View of the plan of a further route. */
export interface FurtherLegView {
  readonly route: string;
  /** Names of its destinations, joined. */
  readonly towns: string;
  readonly plan: PlannerPlanView;
  /** Of the towns in which its days begin and end, by slug. */
  readonly names: Readonly<Record<string, string>>;
}

/** A plan or the reasons why there is none (yet). */
export type OutcomeView =
  | { readonly ok: true; readonly plan: PlannerPlanView; readonly bedsUnknown: boolean }
  | {
      readonly ok: false;
      /** The server did not finish in time; the browser continues. */
      readonly isPending?: true;
      readonly refusals: readonly PlanningFailure[];
      readonly bedsUnknown: boolean;
      /** Possible numbers of days, when the requested one is not. */
      readonly byDays: readonly DaysCost[];
    };
