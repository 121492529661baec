import { notesOf, type DayNotes, hasNotes, hasHouse, type LeftBehind, noNotes, type StoredDay } from "./stored-plan.ts";

/** A planned day before anything is attached to it. */
export type BareDay = Pick<StoredDay, "leg" | "number" | "kind" | "from" | "to" | "pinned">;

export interface AssignedDays {
  readonly days: readonly StoredDay[];
  readonly leftBehind: readonly LeftBehind[];
}

/**
 * Transfers what is attached to the old days to the new ones. A day that ends where an old one did is that day. Other
 * new days take key, notes and packing list of the old day with the nearest number; a place to stay belongs to its
 * town, and stays there with everything that fits no day until a day ends there again.
 */
export function assignDays(
  before: readonly StoredDay[],
  leftBefore: readonly LeftBehind[],
  planned: readonly BareDay[],
): AssignedDays {
  const heirs = new Map<BareDay, StoredDay>();
  const old = new Set(before);
  for (const day of planned) inherit(heirs, old, day, endsLike(day, [...old]));
  const without = planned.filter((day) => !heirs.has(day));
  const left: LeftBehind[] = [...leftBefore];
  for (const ancestor of old) {
    const heir = nearest(
      ancestor,
      without.filter((day) => !heirs.has(day)),
    );
    if (heir) inherit(heirs, old, heir, ancestor);
    else leaveBehind(left, ancestor.to, notesOf(ancestor));
  }
  let lastKey = Math.max(0, ...before.map(({ key }) => key));
  const days = planned.map((day): StoredDay => {
    const ancestor = heirs.get(day);
    const key = ancestor?.key ?? (lastKey += 1);
    if (!ancestor) return { ...day, key, ...noNotes };
    if (ancestor.to === day.to) return { ...day, key, ...notesOf(ancestor) };
    leaveBehind(left, ancestor.to, { ...notesOf(ancestor), notes: "", carry: "" });
    return { ...day, key, ...noNotes, notes: ancestor.notes, carry: ancestor.carry };
  });
  return bringBack(days, left);
}

function inherit(
  heirs: Map<BareDay, StoredDay>,
  old: Set<StoredDay>,
  day: BareDay,
  ancestor: StoredDay | undefined,
): void {
  if (!ancestor) return;
  heirs.set(day, ancestor);
  old.delete(ancestor);
}

/** The old day of the same kind with the same end; of several, the one with the nearest number. */
function endsLike(day: BareDay, old: readonly StoredDay[]): StoredDay | undefined {
  return nearest(
    day,
    old.filter((other) => other.kind === day.kind && other.to === day.to && other.leg === day.leg),
  );
}

function nearest<Day extends BareDay>(day: BareDay, others: readonly Day[]): Day | undefined {
  const distance = (other: Day) => Math.abs(other.number - day.number);
  return others.toSorted((a, b) => distance(a) - distance(b))[0];
}

function leaveBehind(left: LeftBehind[], town: string, dayNotes: DayNotes): void {
  if (hasNotes(dayNotes)) left.push({ town, ...dayNotes });
}

/** Restores what was left behind in a town where a day ends again; nothing existing is overwritten. */
function bringBack(days: readonly StoredDay[], left: readonly LeftBehind[]): AssignedDays {
  const settled = [...days];
  const staying: LeftBehind[] = [];
  for (const thing of left) {
    const index = settled.findIndex((day) => day.to === thing.town && !(hasHouse(day) && hasHouse(thing)));
    const day = settled[index];
    if (!day) staying.push(thing);
    else settled[index] = { ...day, ...joined(day, thing) };
  }
  return { days: settled, leftBehind: staying };
}

function joined(day: DayNotes, thing: DayNotes): DayNotes {
  const house = hasHouse(thing) ? thing : day;
  const together = (a: string, b: string) => [a, b].filter((text) => text !== "").join("\n");
  return { ...notesOf(house), notes: together(day.notes, thing.notes), carry: together(day.carry, thing.carry) };
}
