/** Kinds of notes from walkers to those behind them. */
export const trailNoteKinds = ["water-dry", "closed", "full", "blocked", "other"] as const;
export type TrailNoteKind = (typeof trailNoteKinds)[number];

/** How long a note is shown, in milliseconds. */
export const trailNoteShownMs = 3 * 86_400_000;
/** Locations on the way are rounded to this many metres, so as not to reveal where exactly somebody was. */
export const trailNoteStepM = 100;
export const maxTrailNotePastM = 30_000;
export const maxTrailNoteText = 140;

/** Location of a note: metres after a town, in walking direction. */
interface TrailNotePlace {
  readonly town: string;
  readonly pastM: number;
}

/** Within this distance of a town, in metres, it is in the town. */
const inTownM = 400;

interface TownAlong {
  readonly slug: string;
  /** Walked metres. */
  readonly alongM: number;
}

/** The location of a note: in a town, or a distance after the last one. Null if there is no town before or after. */
export function trailNotePlace(towns: readonly TownAlong[], alongM: number): TrailNotePlace | null {
  const near = towns.find((town) => Math.abs(town.alongM - alongM) <= inTownM);
  if (near) return { town: near.slug, pastM: 0 };
  const index = towns.findLastIndex((town) => town.alongM <= alongM);
  const last = towns[index];
  // Beyond the last town the walk continues on another route.
  if (!last || index === towns.length - 1) return null;
  const pastM = Math.round((alongM - last.alongM) / trailNoteStepM) * trailNoteStepM;
  return { town: last.slug, pastM: Math.min(maxTrailNotePastM, pastM) };
}

/** Whether a note of this age is still shown. Times in milliseconds since 1970. */
export function isTrailNoteShown(atMs: number, nowMs: number): boolean {
  return nowMs - atMs < trailNoteShownMs;
}
