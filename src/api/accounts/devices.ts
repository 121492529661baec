import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { newToken, sessionList, tokenList, tokenRequest } from "#contract/accounts/account.ts";
import { endOwnSession, listOwnSessions } from "#use-cases/accounts/own-sessions.ts";
import { createToken, listOwnTokens, revokeOwnToken } from "#use-cases/accounts/tokens.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { noStore } from "#api/middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { clientOf, contextOf, requireUuid } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const noContent = { description: "Done" };
const tokenParams = z.object({
  uuid: z
    .string()
    .meta({ param: { name: "uuid", in: "path" }, description: "Or `current`: the token of this request" }),
});

const sessions = createRoute({
  method: "get",
  path: "/user/sessions",
  operationId: "listSessions",
  summary: "Where the person is signed in",
  tags: ["Account"],
  responses: {
    200: jsonAnswer("Sessions", sessionList),
    ...problemAnswers(401),
  },
});

const endSession = createRoute({
  method: "delete",
  path: "/user/sessions/{uuid}",
  operationId: "endSession",
  summary: "Signs the person out there",
  tags: ["Account"],
  request: { params: uuidParams },
  responses: { 204: noContent, ...problemAnswers(401, 403, 404, 419) },
});

const create = createRoute({
  method: "post",
  path: "/tokens",
  operationId: "createToken",
  summary: "Gives a program a bearer token",
  description:
    "Needs no CSRF token. Takes JSON or a form. A second factor is asked for and wrong passwords are limited as for signing in. A token ends by itself, may have only some scopes, and never changes password, e-mail address, second factor, sessions, other tokens or people's roles.",
  tags: ["Tokens"],
  middleware: [jsonBody({ forms: true })] as const,
  request: { body: jsonContent(tokenRequest) },
  responses: {
    201: jsonAnswer("The token", newToken),
    ...problemAnswers(400, 403, 413, 415, 422, 429),
  },
});

const tokens = createRoute({
  method: "get",
  path: "/tokens",
  operationId: "listTokens",
  summary: "Programs that may act for the person",
  tags: ["Tokens"],
  responses: {
    200: jsonAnswer("Tokens", tokenList),
    ...problemAnswers(401),
  },
});

const revoke = createRoute({
  method: "delete",
  path: "/tokens/{uuid}",
  operationId: "revokeToken",
  summary: "Revokes a token",
  tags: ["Tokens"],
  request: { params: tokenParams },
  responses: { 204: noContent, ...problemAnswers(401, 403, 404, 419) },
});

/** `/api/user/sessions` and `/api/tokens`. */
export function devicesApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/tokens/*", noStore);
  app.openapi(sessions, async (c) => c.json(await listOwnSessions(await contextOf(c, context)), 200));
  app.openapi(endSession, async (c) => {
    await endOwnSession(await contextOf(c, context), requireUuid(c.req.valid("param").uuid));
    return c.body(null, 204);
  });
  app.openapi(create, async (c) => {
    const client = await clientOf(c, context);
    return c.json(await createToken(await contextOf(c, context), c.req.valid("json"), client), 201);
  });
  app.openapi(tokens, async (c) => c.json(await listOwnTokens(await contextOf(c, context)), 200));
  app.openapi(revoke, async (c) => {
    const { uuid } = c.req.valid("param");
    await revokeOwnToken(await contextOf(c, context), uuid === "current" ? uuid : requireUuid(uuid));
    return c.body(null, 204);
  });
  return app;
}
