import type { PlannerData } from "#web/features/planner/view/planner-data.ts";
import type { PlacedTown } from "./picture/day-stops.ts";
import type { FirstPicture } from "./picture/first-picture.ts";

/** What the planner's page is drawn from, in the first HTML and without a network. */
export interface PlannerPageData {
  readonly data: PlannerData;
  readonly first: FirstPicture;
  /** Those that the first map shows. */
  readonly towns: readonly PlacedTown[];
}
