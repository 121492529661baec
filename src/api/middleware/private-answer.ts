import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import type { Member } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { contextOf } from "#api/http/request-context.ts";

/**
 * Turns away whoever may not use an area before anything else is looked at, so that refusals tell nothing about it.
 *
 * @param require the use-cases' own check, such as `requireEditor`
 */
export function forRole(context: UseCaseContext, require: (context: UseCaseContext) => Member) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    require(await contextOf(c, context));
    return next();
  });
}

/** Personal answers are kept by nobody; an operation may say more than that. */
export const noStore = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.headers.get("Cache-Control")?.startsWith("no-store")) return;
  c.header("Cache-Control", "no-store");
});

/**
 * Plans are personal: nobody keeps them unless the operation lets the reader do so, no search engine lists them, and
 * their address goes nowhere.
 */
export const privateAnswer = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (!c.res.headers.has("Cache-Control")) c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
});
