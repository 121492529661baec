import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { Member } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { contextOf } from "#api/http/request-context.ts";

/**
 * Rejects everybody without access to an area before anything else is checked, so that errors reveal nothing about it.
 *
 * @param require the use-cases' own check, such as `requireEditor`
 */
export function forRole(context: UseCaseContext, require: (context: UseCaseContext) => Member) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    require(await contextOf(c, context));
    return next();
  });
}

/** Personal responses are not cached, unless an operation specifies otherwise. */
export const noStore = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.headers.get("Cache-Control")?.startsWith("no-store")) return;
  c.header("Cache-Control", "no-store");
});

/**
 * Plans are personal: they are not cached unless the operation allows it for the client, not indexed by search engines,
 * and their address is not sent as a referrer.
 */
export const privateResponse = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
});
