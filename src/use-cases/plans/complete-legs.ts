import { isLodgingKnown } from "#domain/stage-planner/plan-on-known-beds.ts";
import type { LegWish } from "#domain/plan-editing/stored-plan.ts";
import type { Pin } from "#domain/stage-planner/plan.ts";
import { type PlannerWish, withDefaults } from "#domain/stage-planner/planner-input.ts";
import type { Actor } from "../actor.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid } from "../refusal.ts";
import { loadGround, type PlanGround } from "./plan-ground.ts";
import { fieldOfLeg } from "./plan-not-possible.ts";

/** A wish for one route as it arrives. */
export type LegRequest = Omit<PlannerWish, "startDate">;

export interface CompleteLegs {
  readonly legs: readonly LegWish[];
  /** By leg, days counted from the leg's first. */
  readonly pins: readonly (readonly Pin[])[];
  readonly ground: PlanGround;
}

/**
 * Wishes with every default filled in: the person's own pace, and no beds on a route where none is known.
 *
 * @throws Refusal `not-valid` for a route that does not exist, and for routes that do not follow on each other
 */
export async function completeLegs(context: UseCaseContext, requests: readonly LegRequest[]): Promise<CompleteLegs> {
  const ground = await loadGround(
    context,
    requests.map(({ route }) => route),
  );
  if (typeof ground === "number") throw notValid(fieldOfLeg(ground)("route"), "unknown_route");
  const legs = requests.map((request, leg): LegWish => completeLeg(context.actor, request, ground, leg));
  for (const [leg, wish] of legs.entries()) {
    const before = legs[leg - 1];
    if (before && before.to !== wish.from) throw notValid(fieldOfLeg(leg)("from"), "legs_do_not_meet");
  }
  return { legs, pins: requests.map(({ pins }) => pins ?? []), ground };
}

function completeLeg(actor: Actor, request: LegRequest, { routes, graphs }: PlanGround, leg: number): LegWish {
  const route = routes[leg];
  const graph = graphs[leg];
  if (!route || !graph) throw new RangeError(`there is no leg ${leg}`);
  const pace = request.pace ?? (actor.kind === "user" ? actor.pace : null);
  const lodging = request.lodging ?? (isLodgingKnown(graph) ? "required" : "ignore");
  const ends = { start: route.start.slug, end: route.end.slug };
  const { startDate: _date, pins: _pins, ...wish } = withDefaults(ends, { ...request, lodging, ...(pace && { pace }) });
  return wish;
}
