/** A walk's climb as far as it is known, in metres, with what it is the climb of, in kilometres. */
export interface Climb {
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Missing in what a browser kept before it was counted. */
  readonly climbUnknownKm?: number | undefined;
}

/** Whether the sums are of the whole walk, of a part of it only, or of nothing. */
export type ClimbKnowledge = "whole" | "part" | "none";

export function climbKnowledge({ km, climbUnknownKm = 0 }: Climb): ClimbKnowledge {
  if (climbUnknownKm === 0) return "whole";
  return climbUnknownKm < km ? "part" : "none";
}
