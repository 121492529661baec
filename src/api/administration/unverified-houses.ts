import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { unverifiedHouseList, unverifiedHouseQuery } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listUnverifiedHouses } from "#use-cases/house-emails/show-houses.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

const path = "/administration/unverified-accommodations";

const list = createRoute({
  method: "get",
  path,
  operationId: "listUnverifiedAccommodations",
  summary: "Published houses that nobody has checked for over a year; for editors",
  description: "Those that can be written to first, then those that wait longest.",
  tags: ["Administration"],
  request: { query: unverifiedHouseQuery },
  responses: {
    200: jsonAnswer("Houses", unverifiedHouseList),
    ...problemAnswers(401, 404, 422),
  },
});

/** `GET /api/administration/unverified-accommodations`. */
export function unverifiedHousesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use(path, noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) =>
    c.json(await listUnverifiedHouses(await contextOf(c, context), c.req.valid("query")), 200),
  );
  return app;
}
