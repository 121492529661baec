import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { hideSecrets } from "#use-cases/security/secrets.ts";
import type { Log } from "#use-cases/context.ts";

/** Characters that are safe in logs and headers, in a length that suits tracing ids. */
const validId = /^[A-Za-z0-9_.:-]{8,100}$/;

/** @param receivedId id in the request, accepted only from a trusted proxy */
export function requestIdFrom(receivedId: unknown, trustsProxy: boolean): string {
  return trustsProxy && typeof receivedId === "string" && validId.test(receivedId) ? receivedId : randomUUID();
}

/** Gives every request an id. @param trustsProxy whether to accept a well-formed id of the proxy */
export function requestId(trustsProxy: boolean) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const id = requestIdFrom(c.req.header("X-Request-Id"), trustsProxy);
    c.set("requestId", id);
    await next();
    // Immutable responses will be reused for other requests.
    const { headers } = c.res;
    if (!headers.get("Cache-Control")?.includes("immutable")) headers.set("X-Request-Id", id);
  });
}

/**
 * Logs one line per request, without the query, which may contain what people search for, and without secrets of links.
 */
export function accessLog(log: Log) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const ms = Math.round((performance.now() - start) * 10) / 10;
    const path = hideSecrets(c.req.path);
    log.info({ requestId: c.get("requestId"), method: c.req.method, path, status: c.res.status, ms }, "request");
  });
}
