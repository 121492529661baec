import { applicationContext } from "#web/server/app-context.ts";

import type { Route } from "./+types/leading.ts";
import { loadLeadingRoutes } from "./leading-routes.server.ts";

/** Other routes from start to end, with planner addresses: requested if the planner's own does not connect them. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadLeadingRoutes(context.get(applicationContext), url));
}
