import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { health } from "#contract/http/health.ts";
import type { Api, ApiEnvironment, ApiOptions } from "./environment.ts";
import { problemAnswers } from "./problem-answers.ts";
import { ProblemError } from "./problems.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

/** Seconds after which it is worth asking again while the database is away. */
const retryAfterSeconds = 5;

const showHealth = createRoute({
  method: "get",
  path: "/health",
  operationId: "showHealth",
  summary: "Whether the program and its database are ready",
  tags: ["Operations"],
  responses: {
    200: jsonAnswer("Ready", health),
    ...problemAnswers(503),
  },
});

/** `GET /api/health`. */
export function healthApi({ context, version }: ApiOptions): Api {
  return new OpenAPIHono<ApiEnvironment>().openapi(showHealth, async (c) => {
    c.header("Cache-Control", "no-store");
    if (await context.database.isReachable()) {
      const status = context.database.isDiskFull() ? ("read-only" as const) : ("ok" as const);
      return c.json({ status, version, database: context.database.kind, map: context.mapTiles.status }, 200);
    }
    c.header("Retry-After", String(retryAfterSeconds));
    throw new ProblemError("unavailable", "The database cannot be reached at the moment.");
  });
}
