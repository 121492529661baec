import { readKeptPlan } from "./kept-plans.ts";
import { type PlanToKeep, takeAlong } from "./take-along.ts";
import { canKeepQuietly } from "./worker-door.ts";

/** A copy of the same version is fetched again after this many milliseconds: houses change too. */
const freshMs = 24 * 60 * 60 * 1000;

/** Keeps a plan that is open, or brings its copy up to date; one that was taken along stays so. */
export async function keepOpenedPlan(
  plan: Omit<PlanToKeep, "isTakenAlong">,
  version: number,
  signal: AbortSignal,
): Promise<void> {
  if (!canKeepQuietly()) return;
  const kept = await readKeptPlan(plan.uuid);
  const isFresh = kept !== null && Date.now() - Date.parse(kept.keptAt) < freshMs;
  if (isFresh && kept.plan.version === version) return;
  await takeAlong({ ...plan, isTakenAlong: kept?.isTakenAlong ?? false }, undefined, signal);
}
