/** The known climb of a walk in metres, with its length in kilometres. */
export interface Climb {
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Missing in data stored by browsers before it existed. */
  readonly climbUnknownKm?: number | undefined;
}

/** Whether the sums cover the whole walk, a part of it, or nothing. */
type ClimbKnowledge = "whole" | "part" | "none";

export function climbKnowledge({ km, climbUnknownKm = 0 }: Climb): ClimbKnowledge {
  if (climbUnknownKm === 0) return "whole";
  return climbUnknownKm < km ? "part" : "none";
}
