import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { createdSuggestion, suggestionCreation } from "#contract/places/correction-suggestions.ts";
import { suggestCorrection } from "#use-cases/suggestions/suggest-correction.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const suggest = createRoute({
  method: "post",
  path: "/accommodations/{uuid}/correction-suggestions",
  operationId: "suggestCorrection",
  summary: "Says what is otherwise about a house; no account is needed",
  description: "Editors look at it before anything changes. Ten in ten minutes from one address at most.",
  tags: ["Accommodations"],
  middleware: [jsonBody({ maxBytes: 100_000 })] as const,
  request: { params: uuidParams, body: jsonContent(suggestionCreation) },
  responses: {
    201: jsonAnswer("It is kept", createdSuggestion),
    ...problemAnswers(400, 403, 404, 413, 415, 419, 422, 429),
  },
});

/** `POST /api/accommodations/{uuid}/correction-suggestions`. */
export function correctionSuggestionsApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(suggest, async (c) => {
    const suggester = { address: c.get("clientAddress"), language: c.get("language") };
    const { uuid: house } = c.req.valid("param");
    const uuid = await suggestCorrection(await contextOf(c, context), house, c.req.valid("json"), suggester);
    return c.json({ uuid }, 201);
  });
  return app;
}
