import { VersionConflict } from "../use-case-error.ts";
import type { ReadPlan } from "./present-plan.ts";

/** With the plan as it is now. */
export class PlanConflict extends VersionConflict<ReadPlan> {
  override readonly name = "PlanConflict";
}
