import { createMiddleware } from "hono/factory";
import type { Log } from "#use-cases/context.ts";
import type { ApiEnvironment } from "../environment.ts";

/** One line for each request. The query is left out: it can hold what people look for. */
export function accessLog(log: Log) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    log.info(
      { requestId: c.get("requestId"), method: c.req.method, path: c.req.path, status: c.res.status, ms },
      "request",
    );
  });
}
