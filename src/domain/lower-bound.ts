/**
 * Index of the first of sorted things, from `first` on, that does not come before the place looked for.
 *
 * @param count number of things; the result if all of them come before it
 */
export function lowerBound(count: number, isBefore: (index: number) => boolean, first = 0): number {
  let [from, to] = [first, count];
  while (from < to) {
    const middle = (from + to) >>> 1;
    if (isBefore(middle)) from = middle + 1;
    else to = middle;
  }
  return from;
}
