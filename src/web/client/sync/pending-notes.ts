import type { DayNotes } from "#domain/plan-editing/stored-plan.ts";

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
 * A change of what hangs on a day, apart from the days of its plan. Earlier versions have written them down where there was no
 * network; nothing of it moves the walk.
 */
export interface PendingNotes extends PendingChange {
  readonly plan: string;
  readonly member: string | null;
  /** Stays with the day when its number or date moves. */
  readonly dayKey: number;
  /** Of the fields that were changed: what they were before, and what they are now. */
  readonly before: DayNotesChange;
  readonly mine: DayNotesChange;
  /** Name of the house in `mine`; null where it is none, or not known. */
  readonly houseName?: string | null;
  /** What others have written into the same fields, where that is the problem. */
  readonly theirs?: DayNotesChange;
}

/** As earlier versions have stored it. */
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
 * What is left of a change when it has been sent: what was written meanwhile, on top of what was sent.
 *
 * @param now as it waits now
 * @returns null when nothing is left to be sent
 */
export function notesAfterSent(now: PendingNotes, sent: PendingNotes): PendingNotes | null {
  const left = dayNotesFields.filter((field) => field in now.mine && now.mine[field] !== sent.mine[field]);
  if (left.length === 0) return null;
  return withoutProblem({
    ...now,
    before: fieldsOf({ ...now.before, ...sent.mine }, left),
    mine: fieldsOf(now.mine, left),
  });
}

/** Fields that are still to be sent to a day, and those of them that others have changed to something else. */
export function compareNotes(
  { before, mine }: Pick<PendingNotes, "before" | "mine">,
  day: DayNotes,
): { readonly toSend: readonly DayNotesField[]; readonly inConflict: readonly DayNotesField[] } {
  const toSend = dayNotesFields.filter((field) => field in mine && day[field] !== mine[field]);
  return { toSend, inConflict: toSend.filter((field) => day[field] !== before[field]) };
}

/**
 * What is to be sent when somebody has chosen between what they and others have written.
 *
 * @param choices by field; fields without one are sent
 * @returns null when nothing is left
 */
export function resolveNotes(
  notes: PendingNotes,
  choices: Readonly<Partial<Record<DayNotesField, "mine" | "theirs">>>,
): PendingNotes | null {
  const left = dayNotesFields.filter((field) => field in notes.mine && choices[field] !== "theirs");
  if (left.length === 0) return null;
  const before = fieldsOf({ ...notes.before, ...notes.theirs }, left);
  return withoutProblem({ ...notes, before, mine: fieldsOf(notes.mine, left) });
}

function withoutProblem({ problem: _, theirs: __, ...notes }: PendingNotes): PendingNotes {
  return notes;
}

/** Some fields of what hangs on a day. */
export function fieldsOf(dayNotes: DayNotesChange, fields: readonly DayNotesField[]): DayNotesChange {
  return Object.fromEntries(fields.map((field) => [field, dayNotes[field]]));
}
