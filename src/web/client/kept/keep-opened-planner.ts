import { keepPlanner } from "./kept-planners.ts";
import { contentOfRoute, keepRouteContent } from "./route-content.ts";
import { canKeepQuietly, keepParts } from "./worker-door.ts";

/** Keeps all that the planner of a route needs without a network, if nobody asked the browser to save data. */
export async function keepOpenedPlanner(pathname: string, route: string, page: unknown): Promise<void> {
  if (!canKeepQuietly()) return;
  await keepParts(["plan"]);
  for (const address of contentOfRoute(route, false)) await keepRouteContent(address);
  await keepPlanner(pathname, route, page, new Date());
}
