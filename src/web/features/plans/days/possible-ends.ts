import type { EditorDay } from "#contract/plans/plan-editor.ts";

/** A place where a day may end. */
export interface PossibleEnd {
  readonly to: string;
  /** Of this day. */
  readonly km: number;
}

/** Where a day may end by its distance, the present end among them, and its neighbours before and after that. */
export function possibleEnds({ to, km, alternatives }: Pick<EditorDay, "to" | "km" | "alternatives">): {
  readonly ends: readonly PossibleEnd[];
  readonly earlier: PossibleEnd | null;
  readonly later: PossibleEnd | null;
} {
  const ends = [{ to, km }, ...alternatives].toSorted((a, b) => a.km - b.km).map((end) => ({ to: end.to, km: end.km }));
  const at = ends.findIndex((end) => end.to === to);
  return { ends, earlier: ends[at - 1] ?? null, later: ends[at + 1] ?? null };
}

/** The end nearest to a distance of the day, in kilometres. */
export function nearestEnd(ends: readonly PossibleEnd[], km: number): PossibleEnd | null {
  return ends.toSorted((a, b) => Math.abs(a.km - km) - Math.abs(b.km - km))[0] ?? null;
}
