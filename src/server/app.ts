import { Hono } from "hono";
import { createApi } from "#api/app.ts";
import type { ApiEnvironment } from "#api/http/environment.ts";
import { accessLog, requestId } from "#api/middleware/request-id.ts";
import { applyMethodOverride } from "#api/body/method-override.ts";
import { securityHeaders } from "#api/middleware/security-headers.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { databaseOutage, logOutage } from "#use-cases/database-outage.ts";
import type { TaskClient } from "#use-cases/workers/worker-pool.ts";
import { compressResponse } from "./http/compress-response.ts";
import { countHosts, incomingOf } from "./http/client-address.ts";
import type { PatternOf } from "./metrics/page-patterns.ts";
import { calendarEnded } from "./pages/calendar-ended.ts";
import { measureRequests, type RequestMetrics, routeOf } from "./metrics/metrics.ts";
import type { ReadyResponses } from "./ready-responses.ts";
import { createMiddleware } from "hono/factory";

/**
 * 400 for a request with more than one Host header: a proxy in front might have used another one than Node.
 *
 * @see RFC 9112, section 3.2
 */
const rejectMultipleHosts = createMiddleware(async (c, next) => {
  const incoming = incomingOf(c.env);
  if (incoming && countHosts(incoming) > 1) return c.text("The request names more than one host.", 400);
  return next();
});

/** Handles requests outside `/api`; `null` passes the request on to the next handler. */
export interface RequestHandler {
  (request: Request, facts: RequestOrigin): Promise<Response | null>;
  /** Route pattern of a page, for metrics; files have none. */
  readonly patternOf?: PatternOf;
}

/** Request id and client of a request. */
export interface RequestOrigin {
  readonly requestId: string;
  readonly client: TaskClient;
}

export interface ApplicationOptions {
  readonly context: UseCaseContext;
  readonly version: string;
  /** Whether the public address is https. */
  readonly https: boolean;
  /** Whether headers of a proxy in front are trusted. */
  readonly trustsProxy?: boolean;
  /** Development pages load what the development server injects, so no content policy is set. */
  readonly isDevelopment?: boolean;
  /** Determines the client's address from the transport. */
  readonly clientAddress: (request: Request, transport: unknown) => string;
  /** Files and pages, tried in this order for everything outside `/api`. */
  readonly requestHandlers: readonly RequestHandler[];
  readonly observeRequest?: ((metrics: RequestMetrics) => void) | undefined;
  /** Stores responses that are the same for everybody, for the next request. */
  readonly readyResponses?: ReadyResponses;
}

/** PostgreSQL stores no NUL: in queries of pages and API it is replaced by U+FFFD. */
function withoutNul(request: Request): Request {
  const [path = "", ...query] = request.url.split("?");
  const search = query.join("?");
  // A TRACE request cannot be constructed, and no operation accepts it.
  return search.includes("%00") && request.method !== "TRACE"
    ? new Request(`${path}?${search.replaceAll("%00", "%EF%BF%BD")}`, request)
    : request;
}

/** The whole application as one function from request to response. */
export function createApplication(options: ApplicationOptions): Hono<ApiEnvironment> {
  const app = new Hono<ApiEnvironment>();
  const { readyResponses } = options;
  if (readyResponses)
    app.use(async (c, next) => {
      await next();
      readyResponses.store(c.env, c.req.raw, c.res, () => routeOf(c));
    });
  if (options.observeRequest) app.use(measureRequests(options.observeRequest));
  app.use(requestId(options.trustsProxy ?? false));
  app.use(accessLog(options.context.log));
  app.use(securityHeaders({ https: options.https, withoutDefaultPolicy: options.isDevelopment ?? false }));
  app.use(rejectMultipleHosts);
  app.use(async (c, next) => {
    const request = c.req.raw;
    const address = options.clientAddress(request, c.env);
    c.set("clientAddress", address);
    // Lazy: most requests are answered before anybody asks whether the client is still connected.
    c.set("client", {
      address,
      get signal() {
        return request.signal;
      },
    });
    await next();
  });
  app.use("/api/calendars/*", calendarEnded);
  app.route("/api", createApi(options));
  app.all("*", async (c) => {
    for (const requestHandler of options.requestHandlers) {
      const response = await requestHandler(c.req.raw, {
        requestId: c.get("requestId"),
        client: c.get("client"),
      });
      if (!response) continue;
      c.set("requestHandler", requestHandler);
      return response;
    }
    return c.text("There is nothing at this address.", 404);
  });
  // The method has to be known before the request is matched with an operation.
  const fetch = app.fetch;
  const hasOperation = (method: string, path: string): boolean =>
    app.router.match(method, path)[0].some(([[, route]]) => route.method === method);
  app.fetch = async (request, ...transport) => {
    const overridden = await applyMethodOverride(withoutNul(request), hasOperation);
    return compressResponse(overridden, await fetch(overridden, ...transport));
  };
  app.onError((error, c) => {
    const away = databaseOutage(error);
    if (away) {
      logOutage(options.context.log, away, error, c.get("requestId"));
      c.header("Retry-After", String(away.retryAfterSeconds));
      return c.text("The database cannot be reached at the moment.", 503);
    }
    options.context.log.error({ requestId: c.get("requestId"), err: error }, "request failed");
    return c.text("Something went wrong here; it has been noted.", 500);
  });
  return app;
}
