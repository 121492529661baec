import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { accommodationDetail, accommodationList, accommodationListQuery } from "#contract/places/accommodations.ts";
import { foundPlaceList } from "#contract/places/found-places.ts";
import { listAccommodations } from "#use-cases/accommodations/list-accommodations.ts";
import { showAccommodation } from "#use-cases/accommodations/show-accommodation.ts";
import { listFoundHouses } from "#use-cases/finders/list-found-places.ts";
import { notFound } from "#api/http/problems.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Accommodations"];

const list = createRoute({
  method: "get",
  path: "/accommodations",
  operationId: "listAccommodations",
  summary: "Houses by route, town, type, amenities, night and name",
  description: "Houses that are closed are shown with their status, unless a night is asked for.",
  tags,
  request: { query: accommodationListQuery },
  responses: {
    200: jsonAnswer("Houses", accommodationList),
    ...problemAnswers(422),
  },
});

const places = createRoute({
  method: "get",
  path: "/accommodations/places",
  operationId: "listPlacesOfAccommodations",
  summary: "Where all houses are that pass the filters of the list, for a map",
  description: "Houses whose place is not known are counted at their town.",
  tags,
  request: { query: accommodationListQuery },
  responses: {
    200: jsonAnswer("Places of all pages of the list", foundPlaceList),
    ...problemAnswers(422),
  },
});

const show = createRoute({
  method: "get",
  path: "/accommodations/{uuid}",
  operationId: "showAccommodation",
  summary: "A house with all that is known of it, and where each fact comes from",
  tags,
  request: { params: uuidParams },
  responses: {
    200: jsonAnswer("The house", accommodationDetail),
    ...problemAnswers(404),
  },
});

/** `GET /api/accommodations`, `/api/accommodations/places` and `/api/accommodations/{uuid}`. */
export function accommodationsApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/accommodations/*", publicContent(context.content));
  app.openapi(list, async (c) => c.json(await listAccommodations(context, c.req.valid("query")), 200));
  app.openapi(places, async (c) => c.json(await listFoundHouses(context, c.req.valid("query")), 200));
  app.openapi(show, async (c) => {
    const house = await showAccommodation(context, c.req.valid("param").uuid);
    if (!house) throw notFound("accommodation", c.get("language"));
    return c.json(house, 200);
  });
  return app;
}
