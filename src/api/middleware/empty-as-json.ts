import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";

/** Takes a request without a body as one with an empty object, where all fields may be left out. To be put before `jsonBody`. */
export const emptyAsJson = createMiddleware<ApiEnvironment>(async (c, next) => {
  if (c.req.raw.body === null) {
    const headers = new Headers(c.req.raw.headers);
    headers.set("Content-Type", "application/json");
    headers.delete("Content-Length");
    c.req.raw = new Request(c.req.raw.url, { method: c.req.method, headers, body: "{}" });
  }
  return next();
});
