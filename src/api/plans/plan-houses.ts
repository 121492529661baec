import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { planHouses, planHousesQuery } from "#contract/plans/plan-houses.ts";
import { listPlanHouses } from "#use-cases/plans/list-plan-houses.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { shareQuery, uuidParams } from "#api/http/request-parts.ts";

const list = createRoute({
  method: "get",
  path: "/plans/{uuid}/houses",
  operationId: "listPlanHouses",
  summary: "The houses where a plan spends its nights, with how they are reached",
  description: "For its owner, or with the token of its share link.",
  tags: ["Plans"],
  request: { params: uuidParams, query: shareQuery.extend(planHousesQuery.shape) },
  responses: {
    200: jsonAnswer("Towns with their houses", planHouses),
    ...problemAnswers(404, 422),
  },
});

/** `/api/plans/{uuid}/houses`: what is taken along beside the plan itself. */
export function planHousesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(list, async (c) => {
    const { uuid } = c.req.valid("param");
    const { share, town, along } = c.req.valid("query");
    const houses = await listPlanHouses(await contextOf(c, context), uuid, share, along ? { along } : { town });
    c.header("ETag", `"${houses.version}"`);
    return c.json(houses, 200);
  });
  return app;
}
