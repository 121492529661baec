import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { planMapTiles } from "#contract/plans/plan-map-tiles.ts";
import { listPlanMapTiles } from "#use-cases/plans/list-plan-map-tiles.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { shareQuery, uuidParams } from "#api/http/request-parts.ts";

const list = createRoute({
  method: "get",
  path: "/plans/{uuid}/map-tiles",
  operationId: "listPlanMapTiles",
  summary: "The tiles of the map within 3 km of the way of a plan, and their sizes",
  description:
    "For its owner, or with the token of its share link. A tile is at `/map/{zoom}/{column}/{row}.mvt?v={version}`, in the format of Mapbox Vector Tiles with the layers of Protomaps.",
  tags: ["Plans"],
  request: { params: uuidParams, query: shareQuery },
  responses: {
    200: jsonAnswer("Tiles to zoom 14", planMapTiles),
    ...problemAnswers(404, 422),
  },
});

/** `/api/plans/{uuid}/map-tiles`: what is taken along of the map's streets. */
export function planMapTilesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(list, async (c) => {
    const { uuid } = c.req.valid("param");
    return c.json(await listPlanMapTiles(await contextOf(c, context), uuid, c.req.valid("query").share), 200);
  });
  return app;
}
