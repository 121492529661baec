/**
 * Consecutive lines without spurs to towns off the path: if a line ends with one straight stretch to a town, and the
 * next begins with the same stretch back, both are cut where the stretch leaves the path. Such a stretch connects a
 * town to the path and is not walked: for arcs of the data set up to 4 km, a drawn line exceeds the recorded length by
 * 1.01 m for each metre of its spurs (64 towns; 93 arcs with a spur, 546 without), and agrees like other lines once
 * they are cut. A detour there and back along several vertices is walked: it stays. So does a spur at the start or the
 * end of all lines.
 *
 * @param keyOf equal for vertices at the same place
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
    // The remainder of both must be a line.
    if (before === undefined || after === undefined || town !== from || path !== back || before === after) return;
    cut[index] = line.slice(0, -1);
    cut[index + 1] = next.slice(1);
  });
  return cut;
}
