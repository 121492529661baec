import { applicationContext } from "#web/server/app-context.ts";
import { showRouteHouses } from "#use-cases/routes/show-route-map.ts";
import type { Route } from "./+types/houses.ts";

/** Accommodation along a route: cached in the browsers of visitors who walk a plan outside of an account. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const slug = new URL(request.url).searchParams.get("route") ?? "";
  const towns = await showRouteHouses(context.get(applicationContext), slug);
  if (!towns) throw new Response("There is no such route.", { status: 404 });
  return Response.json(towns);
}
