import { createMiddleware } from "hono/factory";
import { hideSecrets } from "#use-cases/secrets.ts";
import type { Log } from "#use-cases/context.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";

/** One line for each request, without the query, which can hold what people look for, and without secrets of links. */
export function accessLog(log: Log) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const path = hideSecrets(c.req.path);
    log.info({ requestId: c.get("requestId"), method: c.req.method, path, status: c.res.status, ms }, "request");
  });
}
