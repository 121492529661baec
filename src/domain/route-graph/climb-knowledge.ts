/** The known climb of a walk in metres, with its length in kilometres. */
export interface Climb {
  readonly km: number;
  readonly ascentM: number;
  readonly descentM: number;
  /** Those whose ascent or descent is unknown. Missing in data stored by browsers before it existed. */
  readonly climbUnknownKm?: number | undefined;
}

/** Whether what is summed up is known of the whole walk, of a part of it, or nowhere. */
type ClimbKnowledge = "whole" | "part" | "none";

export function climbKnowledge({ km, climbUnknownKm = 0 }: Pick<Climb, "km" | "climbUnknownKm">): ClimbKnowledge {
  if (climbUnknownKm === 0) return "whole";
  return climbUnknownKm < km ? "part" : "none";
}
