import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { type DayRoutine, usualRoutine } from "../day-hours/day-routine.ts";

/** A stored plan: what the walker chose, and the days with everything attached to them. */

/** Greatest number of calendar days of a plan, over all its legs. */
export const maxPlanDays = 120;

/** Greatest number of characters of a day's notes, and of its packing list. */
export const maxNotes = 10_000;

/** The options of one route of a plan. Dates and pins are stored with the days. */
export type LegOptions = Omit<PlannerOptions, "startDate" | "pins">;

export const houseStates = ["none", "walk_in", "asked", "booked"] as const;
export type HouseState = (typeof houseStates)[number];

/** What is attached to a day and never discarded by planning. */
export interface DayNotes {
  /** Uuid of the chosen house. */
  readonly house: string | null;
  readonly houseState: HouseState;
  readonly bookingReference: string;
  /** Price of the night in euro cents; null if unknown. */
  readonly priceCents: number | null;
  readonly notes: string;
  /** Packing list of this day. */
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
  /** Stays with the day when its number or date changes; unique in its plan, from 1. */
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

/** What was attached to a day that no longer exists, until a day ends in its town again. */
export interface LeftBehind extends DayNotes {
  readonly town: string;
}

/** A stored plan: what the walker chose, and the days with everything attached to them. */
export interface StoredPlan {
  /** ISO date of day 1, or null. */
  readonly startDate: string | null;
  /** Routes in walking order, at least one. */
  readonly legs: readonly LegOptions[];
  /** In order of their numbers, without gaps. */
  readonly days: readonly StoredDay[];
  readonly leftBehind: readonly LeftBehind[];
  /** The walker does not need the Compostela: what is missing for it is not mentioned. */
  readonly waivesCompostela: boolean;
  readonly routine: DayRoutine;
  /** Nights at the destination, including the night of arrival; 0 if the walker leaves at once. */
  readonly goalNights: number;
}

export const maxGoalNights = 14;

/** Defaults of a plan. */
export const usualArrangements = { waivesCompostela: false, routine: usualRoutine, goalNights: 1 } as const;

/** Only what is attached to a day. */
export function notesOf(thing: DayNotes): DayNotes {
  const { house, houseState, bookingReference, priceCents, notes, carry } = thing;
  return { house, houseState, bookingReference, priceCents, notes, carry };
}

/** Whether anything was entered or chosen. */
export function hasNotes(notes: DayNotes): boolean {
  return hasHouse(notes) || notes.notes !== "" || notes.carry !== "";
}

/** Whether anything belongs to the place to stay of the night, and so to its town. */
export function hasHouse({ house, houseState, bookingReference, priceCents }: DayNotes): boolean {
  return house !== null || houseState !== "none" || bookingReference !== "" || priceCents !== null;
}

/** Limit of notes and packing lists of a whole plan, in characters: every day of the longest plan may be full. */
export const maxPlanWords = 2_500_000;

/** Limit of entries left behind. */
export const maxLeftBehind = 2_000;

type Written = Pick<StoredPlan, "days" | "leftBehind">;

function wordsOf({ days, leftBehind }: Written): number {
  return [...days, ...leftBehind].reduce((sum, { notes, carry }) => sum + notes.length + carry.length, 0);
}

/**
 * Whether a plan exceeds the limits. One that did before may be changed, as long as it does not grow.
 *
 * @param before null for a new plan
 */
export function isOversize(after: Written, before: Written | null): boolean {
  const words = wordsOf(after);
  const isLong = words > maxPlanWords && (before === null || words > wordsOf(before));
  const count = after.leftBehind.length;
  return isLong || (count > maxLeftBehind && (before === null || count > before.leftBehind.length));
}
