import type { DayNotes } from "#domain/plans/editing/stored-plan.ts";

import type { PendingChange } from "./outbox.ts";

export type DayNotesChange = Partial<DayNotes>;

export const dayNotesFields = [
  "house",
  "houseState",
  "bookingReference",
  "priceCents",
  "notes",
  "carry",
] as const satisfies readonly (keyof DayNotes)[];
export type DayNotesField = (typeof dayNotesFields)[number];

/**
 * A change of the content of a day, apart from the days of its plan. Earlier versions have stored them while offline;
 * they do not affect the stages.
 */
export interface PendingNotes extends PendingChange {
  readonly plan: string;
  readonly member: string | null;
  /** Stays with the day when its number or date changes. */
  readonly dayKey: number;
  /** The changed fields: their previous and their current values. */
  readonly before: DayNotesChange;
  readonly mine: DayNotesChange;
  /** Name of the house in `mine`; null if it is none, or unknown. */
  readonly houseName?: string | null;
  /** Others' values of the same fields, if they conflict. */
  readonly theirs?: DayNotesChange;
}

/** The format of earlier versions. */
interface EarlierNotes extends PendingNotes {
  readonly dispute?: "day-gone" | { readonly theirs: DayNotesChange } | null;
}

export function upgradeNotes(stored: unknown): PendingNotes {
  const { dispute, ...notes } = stored as EarlierNotes;
  if (!dispute) return notes;
  return dispute === "day-gone"
    ? { ...notes, problem: "gone" }
    : { ...notes, problem: "conflict", theirs: dispute.theirs };
}

/**
 * The rest of a change after it has been sent: what was written meanwhile, on top of what was sent.
 *
 * @param now its current state
 * @returns null if nothing is left to send
 */
export function notesAfterSent(now: PendingNotes, sent: PendingNotes): PendingNotes | null {
  const remaining = dayNotesFields.filter((field) => field in now.mine && now.mine[field] !== sent.mine[field]);
  if (remaining.length === 0) return null;
  return withoutProblem({
    ...now,
    before: fieldsOf({ ...now.before, ...sent.mine }, remaining),
    mine: fieldsOf(now.mine, remaining),
  });
}

/** Fields that are still to be sent to a day, and those of them that conflict with others' changes. */
export function compareNotes(
  { before, mine }: Pick<PendingNotes, "before" | "mine">,
  day: DayNotes,
): { readonly toSend: readonly DayNotesField[]; readonly inConflict: readonly DayNotesField[] } {
  const toSend = dayNotesFields.filter((field) => field in mine && day[field] !== mine[field]);
  return { toSend, inConflict: toSend.filter((field) => day[field] !== before[field]) };
}

/**
 * What to send after the user has resolved conflicts with others' changes.
 *
 * @param choices by field; fields without one are sent
 * @returns null when nothing is left
 */
export function resolveNotes(
  notes: PendingNotes,
  choices: Readonly<Partial<Record<DayNotesField, "mine" | "theirs">>>,
): PendingNotes | null {
  const remaining = dayNotesFields.filter((field) => field in notes.mine && choices[field] !== "theirs");
  if (remaining.length === 0) return null;
  const before = fieldsOf({ ...notes.before, ...notes.theirs }, remaining);
  return withoutProblem({ ...notes, before, mine: fieldsOf(notes.mine, remaining) });
}

function withoutProblem({ problem: _, theirs: __, ...notes }: PendingNotes): PendingNotes {
  return notes;
}

/** Some fields of the content of a day. */
export function fieldsOf(dayNotes: DayNotesChange, fields: readonly DayNotesField[]): DayNotesChange {
  return Object.fromEntries(fields.map((field) => [field, dayNotes[field]]));
}
