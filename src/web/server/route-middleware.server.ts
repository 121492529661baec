import { data, type MiddlewareFunction, redirect } from "react-router";

import { routeCheck } from "#domain/accounts/route-checks.ts";
import { auditedPerson } from "#use-cases/actor.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";

import { applicationContext } from "./app-context.ts";
import { pathsAt, signInPath } from "./sign-in-path.server.ts";
import { failureData } from "./failures/failure-data.server.ts";

/**
 * The check with this name before a route's loaders and actions, as
 * `export const middleware = [routeMiddleware("auth")]`. Names are looked up when the program starts.
 *
 * @throws UnknownRouteCheckError for an unknown name
 */
export function routeMiddleware(name: string): MiddlewareFunction<Response> {
  const check = routeCheck(name);
  return async ({ request, url, context }, next) => {
    const application = context.get(applicationContext);
    switch (check(auditedPerson(application.actor))) {
      case "sign-in":
        throw redirect(signInPath(application, request, url));
      case "own-page":
        throw redirect(pathsAt(application, request, url).me());
      case "not-found": {
        const { actor } = application;
        const waits = actor.kind === "user" && check({ ...actor, roles: actor.withheldRoles }) === "pass";
        logSecurity(application, "access-denied", { reason: waits ? "second_factor" : "role" });
        if (!waits) throw data(failureData(application, request, url), { status: 404 });
        throw redirect(pathsAt(application, request, url).secondFactor(url.pathname + url.search));
      }
      case "pass":
        return next();
    }
  };
}
