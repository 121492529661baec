import { problemMediaType } from "#contract/http/problem.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { packLines } from "#web/components/plan-map/encoded-walk.ts";
import { showRouteLines } from "#use-cases/routes/map-lines.ts";
import type { Route } from "./+types/lines.ts";

/** The lines of a route's arcs, thinned for the screen: fetched by the planner after its first paint. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get("route") ?? "";
  const lines = await showRouteLines(context.get(applicationContext), slug);
  if (!lines) {
    // Told by its type from what proxies answer.
    const problem = { type: "about:blank", title: "Not Found", status: 404, detail: "There is no such route." };
    return Response.json(problem, { status: 404, headers: { "Content-Type": problemMediaType } });
  }
  return Response.json(packLines(lines));
}
