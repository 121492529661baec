import { redirect } from "react-router";

import { showRoute } from "#use-cases/routes/show-route.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { missingOnRoute } from "#web/pages/public/nearest-pages.server.ts";
import type { Route } from "./+types/route-redirect.ts";

/** `/routes/{slug}` redirects permanently to the route's page. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const route = await showRoute(application, params.routeSlug);
  if (!route) throw await missingOnRoute(application, params.routeSlug, url);
  return redirect(pathsIn(localeOfPath(url.pathname)).route(route.slug), 301);
}

/** Never shown; with it unknown routes get an error page rather than plain text. */
export default function RouteRedirect() {
  return null;
}
