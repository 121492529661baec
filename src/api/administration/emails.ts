import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { email, emailList, emailListQuery, emailReplyRequest } from "#contract/emails/emails.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { recordReply, retryEmail } from "#use-cases/emails/change-outbox.ts";
import { listEmails, showEmail } from "#use-cases/emails/show-outbox.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/emails";
const tags = ["Administration"];
const mail = jsonAnswer("The mail", email);

const list = createRoute({
  method: "get",
  path,
  operationId: "listEmails",
  summary: "The outbox, the newest mail first",
  description: "Editors see mails to houses, administrators all.",
  tags,
  request: { query: emailListQuery },
  responses: {
    200: jsonAnswer("Mails", emailList),
    ...problemAnswers(401, 404, 422),
  },
});

const show = createRoute({
  method: "get",
  path: `${path}/{uuid}`,
  operationId: "showEmail",
  summary: "One mail of the outbox",
  tags,
  request: { params: uuidParams },
  responses: { 200: mail, ...problemAnswers(401, 404) },
});

const retry = createRoute({
  method: "post",
  path: `${path}/{uuid}/retry`,
  operationId: "retryEmail",
  summary: "Sends a mail that waits, was kept or given up, at once",
  tags,
  request: { params: uuidParams },
  responses: { 200: mail, ...problemAnswers(401, 403, 404, 419, 422) },
});

const reply = createRoute({
  method: "post",
  path: `${path}/{uuid}/replies`,
  operationId: "recordEmailReply",
  summary: "Writes down what was answered to a mail",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(emailReplyRequest) },
  responses: { 201: mail, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422) },
});

/** `/api/administration/emails`. */
export function outboxApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use(`${path}/*`, noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) => c.json(await listEmails(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(show, async (c) => c.json(await showEmail(await contextOf(c, context), c.req.valid("param").uuid), 200));
  app.openapi(retry, async (c) =>
    c.json(await retryEmail(await contextOf(c, context), c.req.valid("param").uuid), 200),
  );
  app.openapi(reply, async (c) =>
    c.json(await recordReply(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json")), 201),
  );
  return app;
}
