import type { StoredPlan } from "#domain/plans/editing/stored-plan.ts";
import { saveVisitorWalks } from "#web/client/offline/visitor-walks.ts";
import { changeVisitorPlan, renewTimeZone } from "#web/client/visitor-plans/change-visitor-plan.ts";
import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { loadGraphs } from "#web/components/plan-map/load-route-data.ts";

/**
 * Stores the days of a visitor's plan at once. Where the first night has moved, its time zone follows when the route is
 * loaded, which no change may wait for.
 *
 * @param id of the plan in this browser
 * @param firstNight slug of the town of its first night, for a plan without edited days
 * @returns settled when the time zone is stored as well
 * @throws DOMException when the browser has no room
 */
export function keepVisitorDays(id: string, content: StoredPlan, firstNight: string | undefined): Promise<void> {
  const stored = readVisitorPlans().find((plan) => plan.id === id)?.content;
  changeVisitorPlan(id, content);
  void saveVisitorWalks().catch(() => undefined);
  const [first] = content.days;
  const route = first && content.legs[first.leg]?.route;
  if (route === undefined || first?.to === (stored ? stored.days[0]?.to : firstNight)) return Promise.resolve();
  return followFirstNight(id, route).catch(() => undefined);
}

async function followFirstNight(id: string, route: string): Promise<void> {
  const [graph] = await loadGraphs([route]);
  if (!graph) return;
  // The days may have changed again meanwhile: the zone is that of the ones that are stored now.
  renewTimeZone(id, graph);
  await saveVisitorWalks();
}
