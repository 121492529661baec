import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { foundPlaceList } from "#contract/places/found-places.ts";
import { townDetail, townList, townListQuery } from "#contract/places/towns.ts";
import { listFoundTowns } from "#use-cases/finders/list-found-places.ts";
import { listTowns } from "#use-cases/towns/list-towns.ts";
import { showTown } from "#use-cases/towns/show-town.ts";
import { notFound } from "#api/http/problems.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Towns"];

const list = createRoute({
  method: "get",
  path: "/towns",
  operationId: "listTowns",
  summary: "Towns by route, services and name",
  tags,
  request: { query: townListQuery },
  responses: {
    200: jsonAnswer("Towns", townList),
    ...problemAnswers(422),
  },
});

const places = createRoute({
  method: "get",
  path: "/towns/places",
  operationId: "listPlacesOfTowns",
  summary: "Where all towns are that pass the filters of the list, for a map",
  tags,
  request: { query: townListQuery },
  responses: {
    200: jsonAnswer("Places of all pages of the list", foundPlaceList),
    ...problemAnswers(422),
  },
});

const show = createRoute({
  method: "get",
  path: "/towns/{uuid}",
  operationId: "showTown",
  summary: "A town: its place on every route, its neighbours, houses and sights, and where each fact comes from",
  tags,
  request: { params: uuidParams },
  responses: {
    200: jsonAnswer("The town", townDetail),
    ...problemAnswers(404),
  },
});

/** `GET /api/towns`, `/api/towns/places` and `/api/towns/{uuid}`. */
export function townsApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/towns/*", publicContent(context.content));
  app.openapi(list, async (c) => c.json(await listTowns(context, c.req.valid("query")), 200));
  app.openapi(places, async (c) => c.json(await listFoundTowns(context, c.req.valid("query")), 200));
  app.openapi(show, async (c) => {
    const town = await showTown(context, c.req.valid("param").uuid);
    if (!town) throw notFound("town", c.get("language"));
    return c.json(town, 200);
  });
  return app;
}
