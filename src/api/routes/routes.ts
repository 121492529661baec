import { routeGraph } from "#contract/routes/route-graph.ts";
import { routeLineList, routeMap } from "#contract/routes/route-map.ts";
import { routeDetail, routeList, routeListQuery } from "#contract/routes/routes.ts";
import { slug } from "#contract/http/field-types.ts";
import { z } from "zod";
import { listRouteLines } from "#use-cases/routes/map-lines.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { listRoutes } from "#use-cases/routes/list-routes.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteMap } from "#use-cases/routes/show-route-map.ts";
import { jsonResponse, movedTo, published } from "#api/middleware/operations.ts";
import { redirectRenamed } from "./renamed-route.ts";

// Accepts any text, so that an invalid slug is a 404 like every other unknown one.
const slugParams = z.object({ slug: z.string().meta({ ...slug.meta(), param: { name: "slug", in: "path" } }) });

/** `GET /api/routes`, `/api/routes/lines`, `/api/routes/{slug}` and its `/graph` and `/map`. */
export const routesApi = published("/routes", "Routes", (on) => {
  on("get", "/routes", {
    operationId: "listRoutes",
    summary: "All routes",
    query: routeListQuery,
    response: jsonResponse("Routes", routeList),
    handle: (context, { query }) => listRoutes(context, query),
  });
  // Before single routes, none of which can have this name: their slugs begin with camino.
  on("get", "/routes/lines", {
    operationId: "listRouteLines",
    summary: "The lines of every route, for a map of all",
    response: jsonResponse("The lines", routeLineList),
    handle: (context) => listRouteLines(context),
  });
  on("get", "/routes/{slug}", {
    operationId: "showRoute",
    summary: "A route with its totals, towns in order and branches",
    params: slugParams,
    response: jsonResponse("The route", routeDetail),
    absent: "route",
    moved: movedTo,
    handle: async (context, { params: { slug: of } }, c) =>
      (await showRoute(context, of)) ?? redirectRenamed(c, context, of),
  });
  on("get", "/routes/{slug}/graph", {
    operationId: "showRouteGraph",
    summary: "The graph used to compute plans on a route",
    params: slugParams,
    response: jsonResponse("The graph", routeGraph),
    absent: "route",
    moved: movedTo,
    handle: async (context, { params: { slug: of } }, c) =>
      (await showRouteGraph(context, of)) ?? redirectRenamed(c, context, of),
  });
  on("get", "/routes/{slug}/map", {
    operationId: "showRouteMap",
    summary: "Lines, towns, places to stay and points of interest of a route, for a map",
    params: slugParams,
    response: jsonResponse("The map data", routeMap),
    absent: "route",
    moved: movedTo,
    handle: async (context, { params: { slug: of } }, c) =>
      (await showRouteMap(context, of)) ?? redirectRenamed(c, context, of),
  });
});
