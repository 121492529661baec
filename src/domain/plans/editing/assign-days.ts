import { notesOf, type DayNotes, hasNotes, hasHouse, type LeftBehind, noNotes, type StoredDay } from "./stored-plan.ts";

/** A planned day before anything is attached to it. */
export type UnassignedDay = Pick<StoredDay, "leg" | "number" | "kind" | "from" | "to" | "pinned">;

interface AssignedDays {
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
  planned: readonly UnassignedDay[],
): AssignedDays {
  const successors = new Map<UnassignedDay, StoredDay>();
  const old = new Set(before);
  for (const day of planned) transferNotes(successors, old, day, endsLike(day, [...old]));
  const without = planned.filter((day) => !successors.has(day));
  const leftBehind: LeftBehind[] = [...leftBefore];
  for (const ancestor of old) {
    const successor = nearest(
      ancestor,
      without.filter((day) => !successors.has(day)),
    );
    if (successor) transferNotes(successors, old, successor, ancestor);
    else addLeftBehind(leftBehind, ancestor.to, notesOf(ancestor));
  }
  let lastKey = Math.max(0, ...before.map(({ key }) => key));
  const days = planned.map((day): StoredDay => {
    const ancestor = successors.get(day);
    const key = ancestor?.key ?? (lastKey += 1);
    if (!ancestor) return { ...day, key, ...noNotes };
    if (ancestor.to === day.to) return { ...day, key, ...notesOf(ancestor) };
    addLeftBehind(leftBehind, ancestor.to, { ...notesOf(ancestor), notes: "", carry: "" });
    return { ...day, key, ...noNotes, notes: ancestor.notes, carry: ancestor.carry };
  });
  return restoreLeftBehind(days, leftBehind);
}

function transferNotes(
  successors: Map<UnassignedDay, StoredDay>,
  old: Set<StoredDay>,
  day: UnassignedDay,
  ancestor: StoredDay | undefined,
): void {
  if (!ancestor) return;
  successors.set(day, ancestor);
  old.delete(ancestor);
}

/** The old day of the same kind with the same end; of several, the one with the nearest number. */
function endsLike(day: UnassignedDay, old: readonly StoredDay[]): StoredDay | undefined {
  return nearest(
    day,
    old.filter((other) => other.kind === day.kind && other.to === day.to && other.leg === day.leg),
  );
}

function nearest<Day extends UnassignedDay>(day: UnassignedDay, others: readonly Day[]): Day | undefined {
  const distance = (other: Day) => Math.abs(other.number - day.number);
  return others.toSorted((a, b) => distance(a) - distance(b))[0];
}

function addLeftBehind(leftBehind: LeftBehind[], town: string, dayNotes: DayNotes): void {
  if (hasNotes(dayNotes)) leftBehind.push({ town, ...dayNotes });
}

/** Restores what was left behind in a town where a day ends again; nothing existing is overwritten. */
function restoreLeftBehind(days: readonly StoredDay[], leftBehind: readonly LeftBehind[]): AssignedDays {
  const settled = [...days];
  const staying: LeftBehind[] = [];
  for (const item of leftBehind) {
    const index = settled.findIndex((day) => day.to === item.town && !(hasHouse(day) && hasHouse(item)));
    const day = settled[index];
    if (!day) staying.push(item);
    else settled[index] = { ...day, ...joined(day, item) };
  }
  return { days: settled, leftBehind: staying };
}

function joined(day: DayNotes, item: DayNotes): DayNotes {
  const house = hasHouse(item) ? item : day;
  const together = (a: string, b: string) => [a, b].filter((text) => text !== "").join("\n");
  return { ...notesOf(house), notes: together(day.notes, item.notes), carry: together(day.carry, item.carry) };
}
