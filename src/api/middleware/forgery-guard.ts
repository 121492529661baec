import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { UseCaseContext } from "#use-cases/context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { logSecurity } from "#use-cases/security/security-log.ts";
import { csrfHolder, giveCsrfCookie } from "#api/http/cookies.ts";
import { isCsrfToken, isForeign } from "#api/http/forgery.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { contextOf, contextOfAnybody } from "#api/http/request-context.ts";
import { problemAnswer } from "#api/http/problems.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";

const safeMethods = new Set(["GET", "HEAD", "OPTIONS"]);

/** They change nothing that a cookie could open: the planner stores nothing, and a token wants a password. */
const withoutToken = new Set(["POST /api/planner", "POST /api/planner/further", "POST /api/tokens"]);

/** What mail programs post when somebody presses their button (RFC 8058): the address itself proves it, cookies do nothing. */
const oneClick = /^POST \/api\/owner-links\/[^/]+\/unsubscribe$/;

/** What a token does to itself, whatever it was made for. */
const ofItself = new Set(["DELETE /api/tokens/current", "POST /api/logout"]);

/** Administration asks for roles, which tokens carry by their scopes; everything else that changes something wants `plans`. */
function requireScope(context: UseCaseContext, operation: string): void {
  const { actor } = context;
  const isWithin = actor.kind === "visitor" || (actor.scopes?.includes("plans") ?? true);
  if (isWithin || ofItself.has(operation) || operation.includes(" /api/administration/")) return;
  logSecurity(context, "access-denied", { reason: "scope" });
  throw new UseCaseError("beyond-scope");
}

/**
 * Keeps other sites from changing things in the name of whoever visits them: 403 for a request with cookies from
 * another origin, whatever else it carries, and 419 for one that does not prove, with the token of its session in the
 * header `X-XSRF-TOKEN`, that it comes from a page of this site. A good bearer token is proof enough, as no browser
 * sends one by itself.
 */
export function forgeryGuard(context: UseCaseContext) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const { method, path } = c.req;
    // Addresses and methods that do not exist are somebody else's answer.
    const isOperation = matchedRoutes(c).some((route) => route.method === method);
    if (safeMethods.has(method) || !isOperation) return next();
    const text = sentencesFor(c.get("language"));
    const origin = c.req.header("Origin");
    const hasCookies = c.req.header("Cookie") !== undefined;
    if (origin !== undefined && hasCookies && isForeign(origin, context, c.req.header("Host"))) {
      logSecurity(contextOfAnybody(c, context), "forgery-refused", { reason: "origin" });
      return problemAnswer(c, "forbidden", text.forbidden());
    }
    const operation = `${method} ${path}`;
    if (withoutToken.has(operation) || oneClick.test(operation)) return next();
    const identification = await c.get("identification")();
    if (identification.isByToken) {
      requireScope(await contextOf(c, context), operation);
      return next();
    }
    const holder = csrfHolder(context, c.req.raw.headers, identification);
    if (holder !== null && isCsrfToken(c.req.header("X-XSRF-TOKEN"), context.settings.secret, holder)) return next();
    logSecurity(await contextOf(c, context), "forgery-refused", { reason: "token" });
    // The next attempt shall succeed: a client that has an old token would never fetch a new one.
    giveCsrfCookie(c, context, identification);
    return problemAnswer(c, "csrf-mismatch", holder === null ? text.cookiesMissing() : text.csrfMismatch());
  });
}
