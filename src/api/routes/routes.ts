import { sentences } from "#messages/sentences/in-languages.ts";
import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { routeGraph } from "#contract/routes/route-graph.ts";
import { routeLineList, routeMap } from "#contract/routes/route-map.ts";
import { routeDetail, routeList, routeListQuery } from "#contract/routes/routes.ts";
import type { Language } from "#domain/language.ts";
import { slug } from "#contract/http/slug.ts";
import { z } from "zod";
import { listRouteLines } from "#use-cases/routes/map-lines.ts";
import { listRoutes } from "#use-cases/routes/list-routes.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showRouteGraph } from "#use-cases/routes/show-route-graph.ts";
import { showRouteMap } from "#use-cases/routes/show-route-map.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { ProblemError } from "#api/http/problems.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

const tags = ["Routes"];
// Any text is taken here, so that a slug that cannot exist is a 404 like every other unknown one.
const params = z.object({ slug: z.string().meta({ ...slug.meta(), param: { name: "slug", in: "path" } }) });

const list = createRoute({
  method: "get",
  path: "/routes",
  operationId: "listRoutes",
  summary: "All routes",
  tags,
  request: { query: routeListQuery },
  responses: {
    200: jsonAnswer("Routes", routeList),
    ...problemAnswers(422),
  },
});

const lines = createRoute({
  method: "get",
  path: "/routes/lines",
  operationId: "listRouteLines",
  summary: "The lines of every route, for a map of all",
  tags,
  responses: { 200: jsonAnswer("The lines", routeLineList) },
});

const show = createRoute({
  method: "get",
  path: "/routes/{slug}",
  operationId: "showRoute",
  summary: "A route with its totals, towns in order and branches",
  tags,
  request: { params },
  responses: {
    200: jsonAnswer("The route", routeDetail),
    ...problemAnswers(404),
  },
});

const graph = createRoute({
  method: "get",
  path: "/routes/{slug}/graph",
  operationId: "showRouteGraph",
  summary: "The graph from which plans of a route are computed",
  tags,
  request: { params },
  responses: {
    200: jsonAnswer("The graph", routeGraph),
    ...problemAnswers(404),
  },
});

const map = createRoute({
  method: "get",
  path: "/routes/{slug}/map",
  operationId: "showRouteMap",
  summary: "Lines, towns, houses and points of interest of a route, for a map",
  tags,
  request: { params },
  responses: {
    200: jsonAnswer("What is drawn", routeMap),
    ...problemAnswers(404),
  },
});

function unknownRoute(language: Language): ProblemError {
  return new ProblemError("not-found", sentences[language].errors.absent.route);
}

/** `GET /api/routes`, `/api/routes/lines`, `/api/routes/{slug}` and its `/graph` and `/map`. */
export function routesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/routes/*", publicContent(context.content));
  app.openapi(list, async (c) => c.json(await listRoutes(context, c.req.valid("query")), 200));
  // Before the routes themselves, none of which can be called so: their slugs begin with camino.
  app.openapi(lines, async (c) => c.json(await listRouteLines(context), 200));
  app.openapi(show, async (c) => {
    const route = await showRoute(context, c.req.valid("param").slug);
    if (!route) throw unknownRoute(c.get("language"));
    return c.json(route, 200);
  });
  app.openapi(graph, async (c) => {
    const found = await showRouteGraph(context, c.req.valid("param").slug);
    if (!found) throw unknownRoute(c.get("language"));
    return c.json(found, 200);
  });
  app.openapi(map, async (c) => {
    const found = await showRouteMap(context, c.req.valid("param").slug);
    if (!found) throw unknownRoute(c.get("language"));
    return c.json(found, 200);
  });
  return app;
}
