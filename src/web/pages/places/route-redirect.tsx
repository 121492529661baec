import { redirect } from "react-router";

import { showRoute } from "#use-cases/routes/show-route.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn } from "#web/i18n/paths.ts";

import { missingOnRoute } from "#web/pages/public/nearest-pages.server.ts";
import type { Route } from "./+types/route-redirect.ts";

/** `/routes/{slug}` is the route's page under its own address, for good. */
export async function loader({ params, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const route = await showRoute(application, params.routeSlug);
  if (!route) throw await missingOnRoute(application, params.routeSlug, url);
  return redirect(pathsIn(localeOfPath(url.pathname)).route(route.slug), 301);
}

/** Never shown; with it an address that is no route's is answered by a page, as people can read it. */
export default function RouteRedirect() {
  return null;
}
