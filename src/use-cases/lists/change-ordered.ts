/** What has been taken out of a list and put into it. */
export interface Changes<Thing> {
  readonly gone: ReadonlySet<Thing>;
  readonly added: readonly Thing[];
}

/**
 * A list that was put in order before, with its changes: what stands is not compared again.
 *
 * @param compare tells any two things apart that are in the list now
 */
export function changeOrdered<Thing>(
  before: readonly Thing[],
  { gone, added }: Changes<Thing>,
  compare: (a: Thing, b: Thing) => number,
): readonly Thing[] {
  const after: Thing[] = [];
  const takeOver = (from: number, to: number): number => {
    for (let place = from; place < to; place += 1) if (!gone.has(before[place]!)) after.push(before[place]!);
    return to;
  };
  let passed = 0;
  for (const one of added.toSorted(compare)) {
    passed = takeOver(passed, placeOf(one, before, passed, compare));
    after.push(one);
  }
  takeOver(passed, before.length);
  return after;
}

/** How many things of a list go before another, of which `from` are known to. */
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
