import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { googleCallback, googleConnection, googleConsent } from "#contract/accounts/google-connection.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { beginGoogleConnection, finishGoogleConnection } from "#use-cases/google/make-connection.ts";
import { disconnectGoogle, showGoogleConnection } from "#use-cases/google/connection.ts";
import { sendGoogleTestMail } from "#use-cases/google/send-test-mail.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

const path = "/administration/oauth2/google";
const tags = ["Administration"];
const connection = jsonAnswer("The connection", googleConnection);

const show = createRoute({
  method: "get",
  path,
  operationId: "showGoogleConnection",
  summary: "The account at Google that mails are sent by; for administrators",
  tags,
  responses: { 200: connection, ...problemAnswers(401, 404) },
});

const begin = createRoute({
  method: "post",
  path: `${path}/connect`,
  operationId: "beginGoogleConnection",
  summary: "Begins to connect an account: where a person agrees",
  tags,
  responses: {
    200: jsonAnswer("Where to go", googleConsent),
    ...problemAnswers(401, 403, 404, 419, 422),
  },
});

const finish = createRoute({
  method: "post",
  path: `${path}/callback`,
  operationId: "finishGoogleConnection",
  summary: "Connects the account with what Google sent back; by the person who began",
  tags,
  middleware: [jsonBody()] as const,
  request: { body: jsonContent(googleCallback) },
  responses: { 200: connection, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422) },
});

const test = createRoute({
  method: "post",
  path: `${path}/test`,
  operationId: "sendGoogleTestMail",
  summary: "Sends a mail to whoever asks, at once",
  tags,
  responses: {
    200: jsonAnswer("Google has taken it", z.object({ to: z.string() }).meta({ id: "SentTestMail" })),
    ...problemAnswers(401, 403, 404, 419, 422),
  },
});

const remove = createRoute({
  method: "delete",
  path,
  operationId: "disconnectGoogle",
  summary: "Gives the access back and forgets the account",
  tags,
  responses: { 204: { description: "Done" }, ...problemAnswers(401, 403, 404, 419) },
});

/** `/api/administration/oauth2/google`. */
export function googleApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use(`${path}/*`, noStore, forRole(context, requireAdministrator));
  app.openapi(show, async (c) => c.json(await showGoogleConnection(await contextOf(c, context)), 200));
  app.openapi(begin, async (c) => c.json({ url: await beginGoogleConnection(await contextOf(c, context)) }, 200));
  app.openapi(finish, async (c) =>
    c.json(await finishGoogleConnection(await contextOf(c, context), c.req.valid("json")), 200),
  );
  app.openapi(test, async (c) => c.json({ to: await sendGoogleTestMail(await contextOf(c, context)) }, 200));
  app.openapi(remove, async (c) => {
    await disconnectGoogle(await contextOf(c, context));
    return c.body(null, 204);
  });
  return app;
}
