import { randomUUID } from "node:crypto";
import { createMiddleware } from "hono/factory";
import type { ApiEnvironment } from "../environment.ts";

/** Letters that are safe in logs and headers, and no more than a tracing id needs. */
const saneId = /^[A-Za-z0-9_.:-]{8,100}$/;

/** Names every request; an id given by a proxy is kept when it is sane. */
export const requestId = createMiddleware<ApiEnvironment>(async (c, next) => {
  const given = c.req.header("X-Request-Id");
  const id = given !== undefined && saneId.test(given) ? given : randomUUID();
  c.set("requestId", id);
  await next();
  // What browsers keep for good is soon the answer to other requests.
  if (!c.res.headers.get("Cache-Control")?.includes("immutable")) c.header("X-Request-Id", id);
});
