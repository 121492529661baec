import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { PlacedTown, FirstMap } from "./map/first-map.ts";

/** Data of the planner's page, in the first HTML and offline. */
export interface PlannerPageData {
  readonly data: PlannerData;
  readonly first: FirstMap;
  /** Those on the first map. */
  readonly towns: readonly PlacedTown[];
}
