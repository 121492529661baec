import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";

/** Personal answers are kept by nobody. */
export const noStore = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
});
