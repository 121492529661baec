import { sortYielding } from "./sort-yielding.ts";

/** Additions to a list and removals from it. */
export interface Changes<Thing> {
  readonly removed: ReadonlySet<Thing>;
  readonly added: readonly Thing[];
}

/**
 * Applies changes to a sorted list without comparing unchanged things again.
 *
 * @param compare orders any two things of the new list
 */
export async function applyChanges<Thing>(
  before: readonly Thing[],
  { removed, added }: Changes<Thing>,
  compare: (a: Thing, b: Thing) => number,
): Promise<readonly Thing[]> {
  const after: Thing[] = [];
  const copyUnchanged = (from: number, to: number): number => {
    for (let place = from; place < to; place += 1) if (!removed.has(before[place]!)) after.push(before[place]!);
    return to;
  };
  let position = 0;
  for (const one of await sortYielding(added, compare)) {
    position = copyUnchanged(position, placeOf(one, before, position, compare));
    after.push(one);
  }
  copyUnchanged(position, before.length);
  return after;
}

/** The number of things in a list that precede another one; the first `from` are known to. */
function placeOf<Thing>(
  one: Thing,
  list: readonly Thing[],
  from: number,
  compare: (a: Thing, b: Thing) => number,
): number {
  let [first, end] = [from, list.length];
  while (first < end) {
    const middle = (first + end) >> 1;
    if (compare(list[middle]!, one) < 0) first = middle + 1;
    else end = middle;
  }
  return first;
}
