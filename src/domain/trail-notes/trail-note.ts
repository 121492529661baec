/** What a walker tells those who come after. */
export const trailNoteKinds = ["water-dry", "closed", "full", "blocked", "other"] as const;
export type TrailNoteKind = (typeof trailNoteKinds)[number];

/** How long a note is shown, in milliseconds. */
export const trailNoteShownMs = 3 * 86_400_000;
/** Places on the way are told to this many metres, so that nobody is told where exactly somebody stood. */
export const trailNoteStepM = 100;
export const maxTrailNotePastM = 30_000;
export const maxTrailNoteText = 140;

/** Where a note is of: so many metres after a town, in walking direction. */
export interface TrailNotePlace {
  readonly town: string;
  readonly pastM: number;
}

/** Nearer to a town than this, in metres, is in the town. */
const inTownM = 400;

interface TownAlong {
  readonly slug: string;
  /** Walked metres. */
  readonly alongM: number;
}

/** A place on a way as a note has it: in a town, or so far after the last one. Null where none of these towns lies before it, or none after. */
export function trailNotePlace(towns: readonly TownAlong[], alongM: number): TrailNotePlace | null {
  const near = towns.find((town) => Math.abs(town.alongM - alongM) <= inTownM);
  if (near) return { town: near.slug, pastM: 0 };
  const index = towns.findLastIndex((town) => town.alongM <= alongM);
  const last = towns[index];
  // Beyond the last town one walks on along another route.
  if (!last || index === towns.length - 1) return null;
  const pastM = Math.round((alongM - last.alongM) / trailNoteStepM) * trailNoteStepM;
  return { town: last.slug, pastM: Math.min(maxTrailNotePastM, pastM) };
}

/** Whether a note of this time is still shown. Times in milliseconds since 1970. */
export function isTrailNoteShown(atMs: number, nowMs: number): boolean {
  return nowMs - atMs < trailNoteShownMs;
}
