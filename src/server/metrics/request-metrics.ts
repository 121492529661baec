import { createMiddleware } from "hono/factory";
import { matchedRoutes } from "hono/route";
import type { ApiEnvironment } from "#api/http/environment.ts";

/** How a request went, without anything that names a person or a thing. */
export interface RequestMetrics {
  readonly method: string;
  /** Pattern of the operation or page, `file` for files, `none` where there is nothing. */
  readonly route: string;
  /** `2xx` to `5xx`. */
  readonly status: string;
  readonly seconds: number;
}

const methods = new Set(["GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"]);

/** Tells of each request how long its answer took to make. */
export function measureRequests(observe: (metrics: RequestMetrics) => void) {
  return createMiddleware<ApiEnvironment>(async (c, next) => {
    const start = performance.now();
    await next();
    const seconds = (performance.now() - start) / 1000;
    const { path, method } = c.req;
    const operation = matchedRoutes(c).findLast((route) => route.method !== "ALL")?.path;
    const answerer = c.get("answerer");
    const route = operation ?? (answerer ? (answerer.patternOf?.(path) ?? "file") : "none");
    const status = `${Math.floor(c.res.status / 100)}xx`;
    observe({ method: methods.has(method) ? method : "other", route, status, seconds });
  });
}
