import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { PlacedTown } from "./picture/day-stops.ts";
import type { FirstPicture } from "./picture/first-picture.ts";

/** Data of the planner's page, in the first HTML and offline. */
export interface PlannerPageData {
  readonly data: PlannerData;
  readonly first: FirstPicture;
  /** Those on the first map. */
  readonly towns: readonly PlacedTown[];
}
