import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { graphPart, graphQuery, movementEffect, waypointMove } from "#contract/administration/graph.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { moveWaypoint, weighMovedWaypoint } from "#use-cases/administration/graph/move-waypoint.ts";
import { showGraphPart } from "#use-cases/administration/graph/show-graph.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";

const path = "/administration/waypoints/{uuid}/move";
const tags = ["Administration"];
const body = jsonContent(waypointMove);
const effect = (description: string) => jsonAnswer(description, movementEffect);

const show = createRoute({
  method: "get",
  path: "/administration/graph",
  operationId: "administerGraph",
  summary: "Waypoints and arcs of a route, or in a box; for editors",
  description: "Of a route also the arcs and waypoints around it that no segment leads over yet.",
  tags,
  request: { query: graphQuery },
  responses: {
    200: jsonAnswer("Waypoints and arcs", graphPart),
    ...problemAnswers(401, 404, 422),
  },
});

const weigh = createRoute({
  method: "post",
  path: `${path}/preview`,
  operationId: "weighWaypointMove",
  summary: "What moving a waypoint would do to arcs, branches and plans; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body },
  responses: {
    200: effect("Nothing is written"),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
  },
});

const move = createRoute({
  method: "post",
  path,
  operationId: "moveWaypoint",
  summary: "Moves a waypoint, and the ends of the arcs that meet there; for editors",
  description: "Each arc is as much longer or shorter as its first or last stretch is.",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, headers: versionHeader, body },
  responses: {
    200: effect("What it did"),
    ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422, 428),
  },
});

/** `/api/administration/graph` and `/api/administration/waypoints/{uuid}/move`. */
export function graphApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  const guard = forRole(context, requireEditor);
  for (const address of [show.path, "/administration/waypoints/:uuid/move/*"]) app.use(address, noStore, guard);
  app.openapi(show, async (c) => {
    const { route, box } = c.req.valid("query");
    return c.json(await showGraphPart(await contextOf(c, context), route ?? box ?? ""), 200);
  });
  app.openapi(weigh, async (c) =>
    c.json(await weighMovedWaypoint(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json")), 200),
  );
  app.openapi(move, async (c) => {
    const { uuid } = c.req.valid("param");
    return c.json(await moveWaypoint(await contextOf(c, context), uuid, c.req.valid("json"), expectedVersion(c)), 200);
  });
  return app;
}
