import type { ReadPlan } from "./show-kept-plan.ts";

/** Thrown when a change of a plan builds on a version that is no longer the last. */
export class PlanConflict extends Error {
  override readonly name = "PlanConflict";
  /** The plan as it is now. */
  readonly current: ReadPlan;

  constructor(current: ReadPlan) {
    super(`version ${current.version} is the current one`);
    this.current = current;
  }
}
