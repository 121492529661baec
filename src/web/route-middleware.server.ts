import { data, type MiddlewareFunction, redirect } from "react-router";

import { routeCheck } from "#domain/permissions/route-checks.ts";
import { personOf } from "#use-cases/actor.ts";
import { logSecurity } from "#use-cases/security-log.ts";

import { applicationContext } from "#web/app-context.ts";
import { isOfPerson, localeOfPath } from "./language.ts";
import { pathsIn } from "./paths.ts";
import { personLocale } from "./person-locale.server.ts";

/**
 * The check with this name before a route's loaders and actions, as
 * `export const middleware = [routeMiddleware("auth")]`. Names are looked up when the program starts.
 *
 * @throws UnknownRouteCheckError for a name that no check has
 */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  const check = routeCheck(name);
  return async ({ request, url, context }, next) => {
    // As people see it: scripts fetch the data of a page from another address.
    const { pathname, search } = url;
    const application = context.get(applicationContext);
    const locale = isOfPerson(pathname) ? personLocale(application, request) : localeOfPath(pathname);
    const paths = pathsIn(locale);
    switch (check(personOf(application.actor))) {
      case "sign-in":
        // Whoever signs in does not want to sign out at once.
        throw redirect(paths.login(pathname === paths.logout() ? undefined : pathname + search));
      case "own-page":
        throw redirect(paths.me());
      case "not-found": {
        const { actor } = application;
        const waits = actor.kind === "user" && check({ ...actor, roles: actor.withheldRoles }) === "pass";
        logSecurity(application, "access-denied", { reason: waits ? "second_factor" : "role" });
        throw waits ? redirect(paths.secondFactor(pathname + search)) : data(null, { status: 404 });
      }
      case "pass":
        return next();
    }
  };
}
