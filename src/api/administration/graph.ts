import { graphPart, graphQuery, movementEffect, waypointMove } from "#contract/administration/graph.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { moveWaypoint, previewMovedWaypoint } from "#use-cases/administration/graph/move-waypoint.ts";
import { showGraphPart } from "#use-cases/administration/graph/show-graph.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { forRole, noStore } from "#api/middleware/private-response.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";

const path = "/administration/waypoints/{uuid}/move";
/** `/api/administration/graph` and `/api/administration/waypoints/{uuid}/move`. */
export const graphApi = administration("/administration/graph", requireEditor, (on, { app, context }) => {
  app.use("/administration/waypoints/:uuid/move/*", noStore, forRole(context, requireEditor));
  on("get", "/administration/graph", {
    operationId: "administerGraph",
    summary: "Waypoints and arcs of a route, or in a box; for editors",
    description: "For a route, includes arcs and waypoints around it that are in no segment yet.",
    query: graphQuery,
    response: jsonResponse("Waypoints and arcs", graphPart),
    handle: (requestContext, { query }) => showGraphPart(requestContext, query.route ?? query.box ?? ""),
  });
  on("post", `${path}/preview`, {
    operationId: "weighWaypointMove",
    summary: "The effect of moving a waypoint on arcs, branches and plans; for editors",
    params: uuidParams,
    body: waypointMove,
    response: jsonResponse("A preview; nothing is written", movementEffect),
    handle: (requestContext, { params, body }) => previewMovedWaypoint(requestContext, params.uuid, body),
  });
  on("post", path, {
    operationId: "moveWaypoint",
    summary: "Moves a waypoint, and the ends of the arcs that meet there; for editors",
    description: "The length of each arc changes by that of its first or last stretch.",
    params: uuidParams,
    headers: versionHeader,
    body: waypointMove,
    response: jsonResponse("The effect", movementEffect),
    handle: (requestContext, { params, body, headers }) =>
      moveWaypoint(requestContext, params.uuid, body, headers["if-match"]),
  });
});
