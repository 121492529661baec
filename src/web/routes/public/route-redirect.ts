import { data, redirect } from "react-router";

import { showRoute } from "#use-cases/routes/show-route.ts";
import { applicationContext } from "#web/app-context.ts";
import { localeOfPath } from "#web/language.ts";
import { pathsIn } from "#web/paths.ts";

import type { Route } from "./+types/route-redirect.ts";

/** `/routes/{slug}` is the route's page under its own address, for good. */
export async function loader({ params, request, context }: Route.LoaderArgs) {
  const route = await showRoute(context.get(applicationContext), params.routeSlug);
  if (!route) throw data(null, { status: 404 });
  return redirect(pathsIn(localeOfPath(new URL(request.url).pathname)).route(route.slug), 301);
}
