import type { PathPreview } from "#contract/administration/path-import.ts";

const most = 8;

/** The longest gaps in walking order, as the map and the list beside it number them. */
export function numberedGaps(gaps: PathPreview["gaps"]): PathPreview["gaps"] {
  const longest = new Set(gaps.toSorted((a, b) => b.lengthM - a.lengthM).slice(0, most));
  return gaps.filter((gap) => longest.has(gap));
}
