import { data } from "react-router";

import { showStartPlaces } from "#use-cases/routes/show-start-places.ts";
import { applicationContext } from "#web/server/app-context.ts";

import type { Route } from "./+types/start-places.ts";

/** JSON for the plan bar when another route is chosen. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const route = new URL(request.url).searchParams.get("route") ?? "";
  const places = await showStartPlaces(context.get(applicationContext), route);
  if (!places) throw data(null, { status: 404 });
  return places;
}
