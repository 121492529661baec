import { health } from "#contract/http/health.ts";
import { area, jsonResponse } from "#api/middleware/operations.ts";
import { ProblemError } from "#api/http/problems.ts";
import { sentencesFor } from "#api/http/problem-of-error.ts";

/** Retry-After in seconds while the database is away. */
const retryAfterSeconds = 5;

/** `GET /api/health`. */
export const healthApi = area({ tag: "Operations", isPublic: true }, (on, { version }) => {
  on("get", "/health", {
    operationId: "showHealth",
    summary: "Whether the program and its database are ready",
    response: jsonResponse("Ready", health),
    problems: [503],
    handle: async ({ database, mapTiles }, _input, c) => {
      c.header("Cache-Control", "no-store");
      if (await database.isReachable()) {
        const status = database.isDiskFull() ? ("read-only" as const) : ("ok" as const);
        return { status, version, database: database.kind, map: mapTiles.status };
      }
      c.header("Retry-After", String(retryAfterSeconds));
      throw new ProblemError("unavailable", sentencesFor(c.get("language")).away.unreachable);
    },
  });
});
