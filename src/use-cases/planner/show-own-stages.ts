import type { PlannerRequest } from "#contract/planner/planner.ts";
import type { PlannerResult } from "#domain/planner/stage-planner/plan.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { planWalk } from "./plan-walk.ts";
import { sharedTaskOptions } from "#use-cases/workers/worker-pool.ts";

/** One walking day of the default plan. */
interface OwnStage {
  /** Calendar day, from 1. */
  readonly day: number;
  readonly end: { readonly slug: string; readonly name: string };
  readonly km: number;
  /** Null unless wholly known. */
  readonly ascentM: number | null;
  readonly hours: number;
}

export interface OwnStages {
  readonly stages: readonly OwnStage[];
  /** Calendar days, rests included. */
  readonly days: number;
  /** False if too few beds are known to plan with them. */
  readonly withBeds: boolean;
}

/** The plan of a whole route with all defaults; null if there is no such route or no plan for it. */
export async function showOwnStages(context: UseCaseContext, routeSlug: string): Promise<OwnStages | null> {
  return context.content.getOrLoadBounded(`own-stages ${routeSlug}`, async () => {
    // As on the planner page: if no plan with known beds exists, beds are ignored.
    for (const lodging of ["required", "ignore"] as const) {
      const options: PlannerRequest = { route: routeSlug, lodging };
      const walk = await planWalk(sharedTaskOptions(context), options);
      if (!walk) return null;
      const names = new Map(walk.graph.waypoints.map(({ townSlug, name }) => [townSlug, name]));
      if (walk.result.ok) return stagesOf(walk.result, names, lodging === "required");
    }
    return null;
  });
}

function stagesOf(
  { plan }: Extract<PlannerResult, { ok: true }>,
  names: ReadonlyMap<string | undefined, string>,
  withBeds: boolean,
): OwnStages {
  const stages = plan.days
    .filter(({ kind }) => kind === "walk")
    .map(({ number, to, km, ascentM, climbUnknownKm, hours }) => ({
      day: number,
      end: { slug: to, name: names.get(to) ?? to },
      km,
      ascentM: climbUnknownKm > 0 ? null : ascentM,
      hours,
    }));
  return { stages, days: plan.totals.days, withBeds };
}
