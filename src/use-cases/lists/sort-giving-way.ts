import { givingWay } from "../workers/give-way.ts";

/** Sorted or merged at a time: about a millisecond with a collator. */
const portion = 512;

/** As `toSorted`, in portions of a millisecond: hundreds of thousands of names would hold up everybody for a second. */
export async function sortGivingWay<Thing>(
  things: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
): Promise<readonly Thing[]> {
  const giveWay = givingWay();
  let runs: (readonly Thing[])[] = [];
  for (let from = 0; from < things.length; from += portion) {
    runs.push(things.slice(from, from + portion).sort(compare));
    await giveWay();
  }
  while (runs.length > 1) {
    const merged: (readonly Thing[])[] = [];
    for (let at = 0; at < runs.length; at += 2)
      merged.push(await merge(runs[at]!, runs[at + 1] ?? [], compare, giveWay));
    runs = merged;
  }
  return runs[0] ?? [];
}

/** Equal things in the order of the lists. */
async function merge<Thing>(
  first: readonly Thing[],
  second: readonly Thing[],
  compare: (a: Thing, b: Thing) => number,
  giveWay: () => Promise<void>,
): Promise<readonly Thing[]> {
  const merged: Thing[] = [];
  let [one, other] = [0, 0];
  while (one < first.length && other < second.length) {
    merged.push(compare(first[one]!, second[other]!) <= 0 ? first[one++]! : second[other++]!);
    if (merged.length % portion === 0) await giveWay();
  }
  while (one < first.length) merged.push(first[one++]!);
  while (other < second.length) merged.push(second[other++]!);
  return merged;
}
