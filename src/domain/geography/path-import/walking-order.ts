import type { Passing } from "../route-geometry/passings.ts";

/** Going back less than this, in metres, is a bend, a detour or noise. */
const minReturnM = 300;

/** Backtracking that adds up to less than this is that of a walker who forgot something. */
const maxReturnM = 2000;
const maxReturnPart = 0.03;

interface WalkedDirections {
  /** Metres along the guide line in its direction, and against it. */
  readonly forwardM: number;
  readonly backwardM: number;
}

/** How far points next to a line move along it and against it; back and forth of under 300 m is ignored. */
export function walkedDirections(places: readonly (Passing | null)[]): WalkedDirections {
  let forwardM = 0;
  let backwardM = 0;
  let turn: number | null = null;
  let extreme = 0;
  const add = (from: number, to: number): void => {
    if (to > from) forwardM += to - from;
    else backwardM += from - to;
  };
  for (const place of places) {
    if (!place) continue;
    const { alongM } = place;
    if (turn === null) {
      turn = alongM;
      extreme = alongM;
    }
    const isFurther = extreme >= turn ? alongM >= extreme : alongM <= extreme;
    if (isFurther) extreme = alongM;
    else if (Math.abs(alongM - extreme) >= minReturnM) {
      add(turn, extreme);
      turn = extreme;
      extreme = alongM;
    }
  }
  if (turn !== null) add(turn, extreme);
  return { forwardM, backwardM };
}

/** Whether the track runs against the line. */
export function isReversed({ forwardM, backwardM }: WalkedDirections): boolean {
  return backwardM > forwardM;
}

/** Whether parts of a track in the direction of the line are out of walking order. */
export function isOutOfOrder({ forwardM, backwardM }: WalkedDirections): boolean {
  return backwardM > Math.max(maxReturnM, maxReturnPart * forwardM);
}
