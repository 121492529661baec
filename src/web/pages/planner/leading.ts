import { applicationContext } from "#web/server/app-context.ts";

import type { Route } from "./+types/leading.ts";
import { loadLeadingRoutes } from "./leading-routes.server.ts";

/** Which other routes lead from start to end, and how to plan there: asked by the planner where its own does not. */
export async function loader({ context, url }: Route.LoaderArgs) {
  return Response.json(await loadLeadingRoutes(context.get(applicationContext), url));
}
