import { createMiddleware } from "hono/factory";
import { preferredLanguage } from "#domain/language.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";

/** Decides in which language the API's sentences are. */
export const language = createMiddleware<ApiEnvironment>(async (c, next) => {
  c.set("language", preferredLanguage(c.req.header("Accept-Language")));
  await next();
});
