import { applicationContext } from "#web/server/app-context.ts";
import { packLines } from "#web/components/plan-picture/packed-lines.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import type { Route } from "./+types/lines.ts";

/** The lines of a route's arcs, thinned for the screen: fetched by the planner after its first paint. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get("route") ?? "";
  const lines = await showRouteLines(context.get(applicationContext), slug);
  if (!lines) throw new Response("There is no such route.", { status: 404 });
  return Response.json(packLines(lines));
}
