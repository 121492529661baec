import type { TimedPoint } from "#domain/recorded-walk/fit-pace.ts";
import type { Steps } from "#domain/recorded-walk/steps.ts";

import { isFit, readFit } from "./read-fit.ts";
import { readGpx } from "./read-gpx.ts";

/** Larger files are no walk of a day. */
export const maxWalkBytes = 15_000_000;

/** What is wrong with a file: it is of another kind, or cut off or changed. */
export type UnreadWalk = "unreadable" | "damaged";

/** The points of a recorded walk, GPX or FIT, in the file's order, a part for each segment that it was recorded in. */
export function* readWalk(bytes: Uint8Array): Steps<readonly (readonly TimedPoint[])[] | UnreadWalk> {
  return yield* isFit(bytes) ? readFit(bytes) : readGpx(bytes, new TextDecoder());
}
