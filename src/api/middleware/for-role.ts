import { createMiddleware } from "hono/factory";
import type { Member } from "#use-cases/actor.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
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
