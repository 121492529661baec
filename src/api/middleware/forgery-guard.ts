import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";
import { csrfHolder, issueCsrfCookie } from "#api/http/cookies.ts";
import { isCsrfToken, isCrossOrigin } from "#api/http/forgery.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { contextOf, contextOfAnybody } from "#api/http/request-context.ts";
import { problemResponse } from "#api/http/problems.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Operations that change nothing accessible by cookie: the planner stores nothing, and creating a token needs a
 * password.
 */
const csrfExempt = new Set(["POST /api/planner", "POST /api/planner/further", "POST /api/tokens"]);

/** One-click unsubscription by mail programs (RFC 8058): the address itself is the proof, cookies are ignored. */
const oneClickUnsubscribe = /^POST \/api\/owner-links\/[^/]+\/unsubscribe$/;

/** Operations of a token on itself, whatever its scopes. */
const selfOperations = new Set(["DELETE /api/tokens/current", "POST /api/logout"]);

/** Administration checks roles, which are limited by a token's scopes; all other changes need `plans`. */
function requireScope(context: UseCaseContext, operation: string): void {
  const { actor } = context;
  const isWithin = actor.kind === "visitor" || (actor.scopes?.includes("plans") ?? true);
  if (isWithin || selfOperations.has(operation) || operation.includes(" /api/administration/")) return;
  logSecurity(context, "access-denied", { reason: "scope" });
  throw new UseCaseError("beyond-scope");
}

/**
 * Prevents cross-site request forgery: 403 for a request with cookies from another origin, in any case, and 419 for one
 * without the CSRF token of its session in the header `X-XSRF-TOKEN`. A valid bearer token suffices, as browsers do not
 * send one automatically.
 */
export function forgeryGuard(context: UseCaseContext) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const { method, path } = c.req;
    // Unknown addresses and methods are handled elsewhere.
    const isOperation = matchedRoutes(c).some((route) => route.method === method);
    if (safeMethods.has(method) || !isOperation) return next();
    const text = sentencesFor(c.get("language"));
    const origin = c.req.header("Origin");
    const hasCookies = c.req.header("Cookie") !== undefined;
    if (origin !== undefined && hasCookies && isCrossOrigin(origin, context, c.req.header("Host"))) {
      logSecurity(contextOfAnybody(c, context), "forgery-refused", { reason: "origin" });
      return problemResponse(c, "forbidden", text.forbidden());
    }
    const operation = `${method} ${path}`;
    if (csrfExempt.has(operation) || oneClickUnsubscribe.test(operation)) return next();
    const identification = await c.get("identification")();
    if (identification.isByToken) {
      requireScope(await contextOf(c, context), operation);
      return next();
    }
    const holder = csrfHolder(context, c.req.raw.headers, identification);
    if (holder !== null && isCsrfToken(c.req.header("X-XSRF-TOKEN"), context.settings.secret, holder)) return next();
    logSecurity(await contextOf(c, context), "forgery-refused", { reason: "token" });
    // The next attempt must succeed: a client with an outdated token would never fetch a new one.
    issueCsrfCookie(c, context, identification);
    return problemResponse(c, "csrf-mismatch", holder === null ? text.cookiesMissing() : text.csrfMismatch());
  });
}
