/**
 * Indices of the points of a line that the algorithm of Douglas and Peucker keeps (Cartographica 10(2), 1973), including
 * both ends.
 *
 * @param most maximum error of a dropped point
 * @param errorBeside for the ends of a stretch, the error of dropping a point between them
 */
export function includedBetween<P>(
  points: readonly P[],
  run: readonly [first: number, last: number],
  most: number,
  errorBeside: (from: P, to: P) => (point: P) => number,
): ReadonlySet<number> {
  const included = new Set(run);
  const open = [run];
  for (let span = open.pop(); span; span = open.pop()) {
    const [first, last] = span;
    if (last - first < 2) continue;
    const errorOf = errorBeside(points[first] as P, points[last] as P);
    let worst = first;
    let error = most;
    for (let index = first + 1; index < last; index++) {
      const here = errorOf(points[index] as P);
      if (here <= error) continue;
      [worst, error] = [index, here];
    }
    if (worst === first) continue;
    included.add(worst);
    open.push([first, worst], [worst, last]);
  }
  return included;
}
