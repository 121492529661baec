import { type DayRoutine, usualRoutine } from "../day-hours/day-routine.ts";
import type { PlannerOptions } from "../planner-options/planner-options.ts";

/** No plan is longer than this, in calendar days over all its legs. */
export const maxPlanDays = 120;

/** Notes of a day, and its list of things to carry, have so many characters at most. */
export const maxNotes = 10_000;

/** The options of one route of a plan. Dates and pins are kept with the days. */
export type LegOptions = Omit<PlannerOptions, "startDate" | "pins">;

export const houseStates = ["none", "walk_in", "asked", "booked"] as const;
export type HouseState = (typeof houseStates)[number];

/** What hangs on a day and is never thrown away by planning. */
export interface DayNotes {
  /** Uuid of the chosen house. */
  readonly house: string | null;
  readonly houseState: HouseState;
  readonly bookingReference: string;
  /** What the night costs, in euro cents; null while unknown. */
  readonly priceCents: number | null;
  readonly notes: string;
  /** Things to carry on this day. */
  readonly carry: string;
}

export const noNotes: DayNotes = {
  house: null,
  houseState: "none",
  bookingReference: "",
  priceCents: null,
  notes: "",
  carry: "",
};

export interface StoredDay extends DayNotes {
  /** Stays with the day when its number or date moves; unique in its plan, from 1. */
  readonly key: number;
  /** Index of its leg. */
  readonly leg: number;
  /** Calendar day of the whole plan, from 1. */
  readonly number: number;
  readonly kind: "walk" | "rest";
  /** Town slugs; equal on a day of rest. */
  readonly from: string;
  readonly to: string;
  readonly pinned: boolean;
}

/** What hung on a day that is no longer there, until a day ends in its town again. */
export interface LeftBehind extends DayNotes {
  readonly town: string;
}

/** A plan as it is kept: what the walker chose, and the days with all that hangs on them. */
export interface StoredPlan {
  /** ISO date of day 1, or null. */
  readonly startDate: string | null;
  /** Routes one after another, at least one. */
  readonly legs: readonly LegOptions[];
  /** In order of their numbers, without gaps. */
  readonly days: readonly StoredDay[];
  readonly leftBehind: readonly LeftBehind[];
  /** The walker does not need the Compostela: nothing is said of what is missing for it. */
  readonly waivesCompostela: boolean;
  readonly routine: DayRoutine;
  /** Nights at the goal, the night of arrival among them; 0 where the walker goes home at once. */
  readonly goalNights: number;
}

export const maxGoalNights = 14;

/** What plans begin with that nobody has said anything of. */
export const usualArrangements = { waivesCompostela: false, routine: usualRoutine, goalNights: 1 } as const;

/** What hangs on a day, alone. */
export function notesOf(thing: DayNotes): DayNotes {
  const { house, houseState, bookingReference, priceCents, notes, carry } = thing;
  return { house, houseState, bookingReference, priceCents, notes, carry };
}

/** Whether anything was written or chosen. */
export function hasNotes(thing: DayNotes): boolean {
  return hasHouse(thing) || thing.notes !== "" || thing.carry !== "";
}

/** Whether anything belongs to the night's house, and so to its town. */
export function hasHouse({ house, houseState, bookingReference, priceCents }: DayNotes): boolean {
  return house !== null || houseState !== "none" || bookingReference !== "" || priceCents !== null;
}
