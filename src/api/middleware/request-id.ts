import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { hideSecrets } from "#use-cases/security/secrets.ts";
import type { Log } from "#use-cases/context.ts";

/** Letters that are safe in logs and headers, and no more than a tracing id needs. */
const saneId = /^[A-Za-z0-9_.:-]{8,100}$/;

/** @param given id that came with a request, in which a proxy is believed */
export function requestIdFrom(given: unknown, trustsProxy: boolean): string {
  return trustsProxy && typeof given === "string" && saneId.test(given) ? given : randomUUID();
}

/** Names every request. @param trustsProxy whether the id that came with it is the proxy's, and kept when it is sane */
export function requestId(trustsProxy: boolean) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const id = requestIdFrom(c.req.header("X-Request-Id"), trustsProxy);
    c.set("requestId", id);
    await next();
    // What browsers keep for good is soon the answer to other requests.
    const { headers } = c.res;
    if (!headers.get("Cache-Control")?.includes("immutable")) headers.set("X-Request-Id", id);
  });
}

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
