import type { Page } from "@playwright/test";
import type { PlanTown } from "#contract/plans/plan-houses.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { placeAlong } from "#domain/geography/route-geometry/measured-line.ts";
import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import type { RouteGraph } from "#domain/route-graph/route-graph.ts";
import { layOutPlan, type PlanWay } from "#domain/plans/today/plan-way.ts";
import { locate } from "#domain/plans/today/progress.ts";
import { type PackedLines, unpackLines } from "#web/components/plan-map/encoded-walk.ts";

/** A plan of one route as the server has it, with the line that it walks. */
export interface WalkedPlan {
  readonly plan: ShownPlan;
  readonly towns: readonly PlanTown[];
  readonly way: PlanWay;
}

/** Reads a plan of the person who is signed in. */
export async function readWalkedPlan(page: Page, uuid: string): Promise<WalkedPlan> {
  const read = async (path: string): Promise<unknown> => (await page.request.get(path)).json();
  const plan = (await read(`/api/plans/${uuid}`)) as ShownPlan;
  const { towns } = (await read(`/api/plans/${uuid}/houses?along=true`)) as { towns: readonly PlanTown[] };
  const { route } = plan.input;
  const graph = (await read(`/api/routes/${route}/graph`)) as RouteGraph;
  const lines = unpackLines((await read(`/planner/lines?route=${route}`)) as PackedLines);
  return { plan, towns, way: layOutPlan(plan.days, [{ graph, lines }]) };
}

/** Degrees of latitude in a metre. */
const degreesPerMetre = 1 / 111_195;

/**
 * Two positions of somebody who has left the route at a distance along it, the second farther away.
 *
 * @throws RangeError where every direction leads back to the route
 */
export function positionsOffRoute(
  way: PlanWay,
  day: { fromM: number; toM: number },
  alongM: number,
): readonly LatLon[] {
  const { lat, lon } = placeAlong(way, alongM);
  const east = degreesPerMetre / Math.cos((lat * Math.PI) / 180);
  for (let turn = 0; turn < 16; turn += 1) {
    const angle = (turn * Math.PI) / 8;
    const at = (metres: number): LatLon => ({
      lat: lat + metres * Math.cos(angle) * degreesPerMetre,
      lon: lon + metres * Math.sin(angle) * east,
    });
    const steps = [at(700), at(850)];
    // Near a line that is only approximately known, nobody counts as off the route.
    if (steps.every((place) => (locate(way, place, day)?.offM ?? 0) > 560)) return steps;
  }
  throw new RangeError(`There is no position off the route at ${alongM} m.`);
}
