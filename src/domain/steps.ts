/** Long work in steps of about a millisecond: whoever runs it lets others do something in between. */
export type Steps<Result> = Generator<undefined, Result>;

/** All steps at once. */
export function finish<Result>(steps: Steps<Result>): Result {
  for (;;) {
    const step = steps.next();
    if (step.done) return step.value;
  }
}

/** Sorted or merged in one step: about a millisecond with a collator. */
const portion = 512;

/** As `toSorted`. */
export function* sortInSteps<Thing>(
  things: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): Steps<readonly Thing[]> {
  let runs: (readonly Thing[])[] = [];
  for (let from = 0; from < things.length; from += portion) {
    if (from > 0) yield;
    runs.push(things.slice(from, from + portion).sort(compare));
  }
  while (runs.length > 1) {
    const merged: (readonly Thing[])[] = [];
    for (let at = 0; at < runs.length; at += 2) merged.push(yield* merge(runs[at]!, runs[at + 1] ?? [], compare));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Equal things in the order of the lists. */
function* merge<Thing>(
  first: readonly Thing[],
  second: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): Steps<readonly Thing[]> {
  const merged: Thing[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    merged.push(compare(first[one]!, second[other]!) <= 0 ? first[one++]! : second[other++]!);
    if (merged.length % portion === 0) yield;
  }
  while (one < first.length) merged.push(first[one++]!);
  while (other < second.length) merged.push(second[other++]!);
  return merged;
}
