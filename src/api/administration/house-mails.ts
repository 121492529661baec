import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import { email, emailList, houseMailDraft, houseMailRequest } from "#contract/emails/emails.ts";
import { pagingFields } from "#contract/http/paging.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listHouseMails } from "#use-cases/house-emails/show-houses.ts";
import { previewHouseMail, sendHouseMail } from "#use-cases/house-emails/house-mail.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/accommodations/{uuid}/emails";
const tags = ["Administration"];
const request = jsonContent(houseMailRequest);

const list = createRoute({
  method: "get",
  path,
  operationId: "listHouseMails",
  summary: "What has been written to a house, the newest first; for editors",
  tags,
  request: { params: uuidParams, query: z.strictObject(pagingFields) },
  responses: {
    200: jsonAnswer("Mails", emailList),
    ...problemAnswers(401, 404, 422),
  },
});

const send = createRoute({
  method: "post",
  path,
  operationId: "sendHouseMail",
  summary: "Writes to a house from a template; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: request },
  responses: {
    201: jsonAnswer("The mail, in the outbox", email),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
  },
});

const preview = createRoute({
  method: "post",
  path: `${path}/preview`,
  operationId: "previewHouseMail",
  summary: "A letter to a house as it would be sent; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: request },
  responses: {
    200: jsonAnswer("The letter", houseMailDraft),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
  },
});

/** `/api/administration/accommodations/{uuid}/emails`. */
export function houseMailsApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/administration/accommodations/:uuid/emails/*", noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) =>
    c.json(await listHouseMails(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("query")), 200),
  );
  app.openapi(send, async (c) =>
    c.json(await sendHouseMail(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json")), 201),
  );
  app.openapi(preview, async (c) =>
    c.json(await previewHouseMail(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("json")), 200),
  );
  return app;
}
