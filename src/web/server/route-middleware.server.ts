import { data, type MiddlewareFunction, redirect } from "react-router";
import type { UseCaseContext } from "#use-cases/context.ts";
import { isOfPerson, localeOfPath } from "#web/i18n/language.ts";
import { type Paths, pathsIn } from "#web/i18n/paths.ts";
import { routeCheck } from "#domain/accounts/route-checks.ts";
import { auditedPerson } from "#use-cases/actor.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";
import { personLocale } from "./person-locale.server.ts";
import { applicationContext } from "./app-context.ts";
import { failureData } from "./failures/failure-data.server.ts";

/** Addresses in the language of the requested page. */
export function pathsAt(context: UseCaseContext, request: Request, { pathname }: URL): Paths {
  return pathsIn(isOfPerson(pathname) ? personLocale(context, request) : localeOfPath(pathname));
}

/** The sign-in page, with a redirect back to the requested one. */
export function signInPath(context: UseCaseContext, request: Request, url: URL): string {
  const paths = pathsAt(context, request, url);
  const { pathname, search } = url;
  // Nobody wants to sign out right after signing in.
  return paths.login(pathname === paths.logout() ? undefined : pathname + search);
}

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
