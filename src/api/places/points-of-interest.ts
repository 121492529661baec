import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { pointOfInterestList, pointOfInterestListQuery } from "#contract/places/points-of-interest.ts";
import { listPointsOfInterest } from "#use-cases/points-of-interest/list-points-of-interest.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

const list = createRoute({
  method: "get",
  path: "/points-of-interest",
  operationId: "listPointsOfInterest",
  summary: "Sights and services by route, town, kind and name",
  tags: ["Points of interest"],
  request: { query: pointOfInterestListQuery },
  responses: {
    200: jsonAnswer("Points of interest", pointOfInterestList),
    ...problemAnswers(422),
  },
});

/** `GET /api/points-of-interest`. */
export function pointsOfInterestApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/points-of-interest", publicContent(context.content));
  app.openapi(list, async (c) => c.json(await listPointsOfInterest(context, c.req.valid("query")), 200));
  return app;
}
