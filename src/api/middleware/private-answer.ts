import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";

/** Plans are personal: nobody keeps them, no search engine lists them, and their address goes nowhere. */
export const privateAnswer = createMiddleware<ApiEnvironment>(async (c, next) => {
  await next();
  c.header("Cache-Control", "no-store");
  c.header("X-Robots-Tag", "noindex, nofollow");
  c.header("Referrer-Policy", "no-referrer");
});
