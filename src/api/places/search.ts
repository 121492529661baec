import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { searchQuery, searchResults } from "#contract/places/search.ts";
import { searchContent } from "#use-cases/search/search-index.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { publicContent } from "#api/middleware/public-content.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

const search = createRoute({
  method: "get",
  path: "/search",
  operationId: "search",
  summary: "Routes, towns, houses and sights by their names, the best match first",
  description: "Accents do not matter, and slips are forgiven in words of four letters or more. Every word must fit.",
  tags: ["Search"],
  request: { query: searchQuery },
  responses: {
    200: jsonAnswer("What was found", searchResults),
    ...problemAnswers(422),
  },
});

/** `GET /api/search`. */
export function searchApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/search", publicContent(context.content));
  return app.openapi(search, async (c) => c.json(await searchContent(context, c.req.valid("query")), 200));
}
