import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { forgottenPassword, passwordChange, passwordReset } from "#contract/accounts/account.ts";
import { changePassword } from "#use-cases/accounts/change-password.ts";
import { requestPasswordReset, resetPassword } from "#use-cases/accounts/reset-password.ts";
import { giveSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonContent } from "#api/http/json-content.ts";

const tags = ["Account"];
const body = [jsonBody({ forms: true })];
const noContent = { description: "Done" };

const change = createRoute({
  method: "put",
  path: "/user/password",
  operationId: "changePassword",
  summary: "Changes the password; this session gets another secret, others and all tokens end",
  tags,
  middleware: body,
  request: { body: jsonContent(passwordChange) },
  responses: { 204: noContent, ...problemAnswers(400, 401, 403, 413, 415, 419, 422, 429) },
});

const forgotten = createRoute({
  method: "post",
  path: "/forgotten-password",
  operationId: "requestPasswordReset",
  summary: "Sends a link for a new password, if there is such an account",
  description:
    "Answers the same for every address. A person gets five such mails an hour at most; more than 20 requests an hour from one client are dropped in silence.",
  tags,
  middleware: body,
  request: { body: jsonContent(forgottenPassword) },
  responses: { 202: { description: "Noted" }, ...problemAnswers(400, 403, 413, 415, 419, 422) },
});

const reset = createRoute({
  method: "post",
  path: "/reset-password",
  operationId: "resetPassword",
  summary: "Sets a new password with the token of a mail; all sessions and tokens end",
  tags,
  middleware: body,
  request: { body: jsonContent(passwordReset) },
  responses: { 204: noContent, ...problemAnswers(400, 403, 413, 415, 419, 422) },
});

/** `PUT /api/user/password`, `POST /api/forgotten-password` and `/api/reset-password`. */
export function passwordApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(change, async (c) => {
    const session = await changePassword(await contextOf(c, context), c.req.valid("json"));
    if (session !== null) giveSessionCookies(c, context, session);
    return c.body(null, 204);
  });
  app.openapi(forgotten, async (c) => {
    await requestPasswordReset(await contextOf(c, context), c.req.valid("json").email, c.get("language"));
    return c.body(null, 202);
  });
  app.openapi(reset, async (c) => {
    await resetPassword(await contextOf(c, context), c.req.valid("json"));
    return c.body(null, 204);
  });
  return app;
}
