import { readOptionsOfLegs } from "#domain/planner/options/options-of-legs.ts";
import { readVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";

import { renewWalkDates } from "./offline-plan-store.ts";
import { cacheRouteContent, contentOfRoute, housesOfRoute, isRouteContentCached } from "./route-cache.ts";
import { cacheBuildFiles, maySaveInBackground } from "./service-worker-client.ts";

/** Slugs of the routes of plans that a visitor has stored in this browser. */
function routesOfVisitorPlans(): string[] {
  const routes = readVisitorPlans().flatMap(({ input, search }) => [
    input.route,
    ...readOptionsOfLegs(input, search).map(({ route }) => route),
  ]);
  return [...new Set(routes)];
}

/**
 * Records the dates of a visitor's plans, and saves what is missing to show their days offline.
 *
 * @throws without a network
 */
export async function saveVisitorWalks(): Promise<void> {
  await renewWalkDates();
  const routes = routesOfVisitorPlans();
  if (routes.length === 0 || !maySaveInBackground()) return;
  await cacheBuildFiles(["plan"]);
  for (const address of routes.flatMap((slug) => [...contentOfRoute(slug, true), housesOfRoute(slug)])) {
    if (!(await isRouteContentCached(address))) await cacheRouteContent(address);
  }
}
