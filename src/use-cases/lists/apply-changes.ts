import { lowerBound } from "#domain/lower-bound.ts";
import { sortYielding } from "../workers/yield-to-event-loop.ts";

/** Additions to a list and removals from it. */
export interface Changes<Thing> {
  readonly removed: ReadonlySet<Thing>;
  readonly added: readonly Thing[];
}

/** Up to so many removed things are looked for by the order of the list, more by going through all of it. */
const fewGone = 1_000;

/**
 * Applies changes to a sorted list: what stands between them is copied as it is, without being looked at.
 *
 * @param compare orders any two things of the new list
 */
export async function applyChanges<Thing>(
  before: readonly Thing[],
  { removed, added }: Changes<Thing>,
  compare: (a: Thing, b: Thing) => number,
): Promise<readonly Thing[]> {
  const sorted = await sortYielding(added, compare);
  if (before.length === 0) return sorted;
  const goneAt = placesOf(removed, before, compare);
  const after: (readonly Thing[])[] = [];
  let [passed, skipped] = [0, 0];
  const takeOver = (to: number): void => {
    for (let next = goneAt[skipped]; next !== undefined && next < to; next = goneAt[(skipped += 1)]) {
      after.push(before.slice(passed, next));
      passed = next + 1;
    }
    after.push(before.slice(passed, to));
    passed = Math.max(passed, to);
  };
  for (const one of sorted) {
    takeOver(placeOf(one, before, passed, compare));
    after.push([one]);
  }
  takeOver(before.length);
  return after.flat();
}

/** The places of things in a list, in order; those that are not in it are left out. */
function placesOf<Thing>(
  things: ReadonlySet<Thing>,
  list: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): readonly number[] {
  if (things.size > fewGone) return list.flatMap((one, place) => (things.has(one) ? [place] : []));
  const places = [...things].flatMap((one) => {
    let place = placeOf(one, list, 0, compare);
    while (place < list.length && list[place] !== one && compare(list[place]!, one) === 0) place += 1;
    return list[place] === one ? [place] : [];
  });
  return places.sort((a, b) => a - b);
}

/** The number of things in a list that precede another one; the first `from` are known to. */
function placeOf<Thing>(
  one: Thing,
  list: readonly Thing[],
  from: number,
  compare: (a: Thing, b: Thing) => number,
): number {
  return lowerBound(list.length, (index) => compare(list[index]!, one) < 0, from);
}
