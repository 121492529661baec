import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import {
  correctionSuggestion,
  suggestionAcceptance,
  suggestionList,
  suggestionListQuery,
  suggestionRefusal,
} from "#contract/places/correction-suggestions.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { acceptSuggestion, refuseSuggestion } from "#use-cases/suggestions/resolve-suggestion.ts";
import { listCorrectionSuggestions, showCorrectionSuggestion } from "#use-cases/suggestions/show-suggestions.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/correction-suggestions";
const tags = ["Administration"];
const suggestion = jsonAnswer("The suggestion", correctionSuggestion);

const list = createRoute({
  method: "get",
  path,
  operationId: "listCorrectionSuggestions",
  summary: "Suggestions for corrections of houses; for editors",
  tags,
  request: { query: suggestionListQuery },
  responses: {
    200: jsonAnswer("Suggestions", suggestionList),
    ...problemAnswers(401, 404, 422),
  },
});

const show = createRoute({
  method: "get",
  path: `${path}/{uuid}`,
  operationId: "showCorrectionSuggestion",
  summary: "One suggestion beside what the house says now; for editors",
  tags,
  request: { params: uuidParams },
  responses: { 200: suggestion, ...problemAnswers(401, 404) },
});

const accept = createRoute({
  method: "post",
  path: `${path}/{uuid}/accept`,
  operationId: "acceptCorrectionSuggestion",
  summary: "Takes over all fields of a suggestion or some, with their source; for editors",
  tags,
  middleware: [jsonBody({ isOptional: true })] as const,
  request: {
    params: uuidParams,
    body: { required: false, content: { "application/json": { schema: suggestionAcceptance } } },
  },
  responses: { 200: suggestion, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422) },
});

const refuse = createRoute({
  method: "post",
  path: `${path}/{uuid}/refuse`,
  operationId: "refuseCorrectionSuggestion",
  summary: "Leaves the house as it is, with a reason; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(suggestionRefusal) },
  responses: { 200: suggestion, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422) },
});

/** `/api/administration/correction-suggestions`. */
export function suggestionAdministrationApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use(`${path}/*`, noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) =>
    c.json(await listCorrectionSuggestions(await contextOf(c, context), c.req.valid("query")), 200),
  );
  app.openapi(show, async (c) =>
    c.json(await showCorrectionSuggestion(await contextOf(c, context), c.req.valid("param").uuid), 200),
  );
  app.openapi(accept, async (c) =>
    c.json(
      await acceptSuggestion(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json") ?? {}),
      200,
    ),
  );
  app.openapi(refuse, async (c) =>
    c.json(await refuseSuggestion(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json")), 200),
  );
  return app;
}
