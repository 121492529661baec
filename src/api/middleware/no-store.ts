import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";

/** Personal answers are kept by nobody; an operation may say more than that. */
export const noStore = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  if (c.res.headers.get("Cache-Control")?.startsWith("no-store")) return;
  c.header("Cache-Control", "no-store");
});
