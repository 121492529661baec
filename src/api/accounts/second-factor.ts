import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import {
  pendingSecondFactor,
  recoveryCodes,
  secondFactorBeginning,
  secondFactorConfirmation,
  secondFactorProof,
  secondFactorState,
} from "#contract/accounts/second-factor.ts";
import { renewRecoveryCodes, turnSecondFactorOff } from "#use-cases/accounts/second-factor/change.ts";
import { beginSecondFactor, confirmSecondFactor } from "#use-cases/accounts/second-factor/confirm.ts";
import { showSecondFactor } from "#use-cases/accounts/second-factor/show.ts";
import { giveSessionCookies } from "#api/http/cookies.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";

import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";

const path = "/user/second-factor";
const tags = ["Account"];
const middleware = [jsonBody({ forms: true })];
const problems = problemAnswers(400, 401, 403, 413, 415, 419, 422, 429);
const codes = jsonAnswer("Recovery codes", recoveryCodes);

const show = createRoute({
  method: "get",
  path,
  operationId: "showSecondFactor",
  summary: "Whether a code is asked for beside the password",
  tags,
  responses: {
    200: jsonAnswer("The second factor", secondFactorState),
    ...problemAnswers(401),
  },
});

const begin = createRoute({
  method: "post",
  path,
  operationId: "beginSecondFactor",
  summary: "Makes the secret for an authenticator app; nothing changes until a code has come back",
  tags,
  middleware,
  request: { body: jsonContent(secondFactorBeginning) },
  responses: {
    201: jsonAnswer("For the app", pendingSecondFactor),
    ...problems,
  },
});

const confirm = createRoute({
  method: "put",
  path,
  operationId: "confirmSecondFactor",
  summary: "Turns the second factor on with the app's first code; other sessions and all tokens end",
  description: "Within 15 minutes, in the session in which it was begun.",
  tags,
  middleware,
  request: { body: jsonContent(secondFactorConfirmation) },
  responses: { 200: codes, ...problems },
});

const turnOff = createRoute({
  method: "delete",
  path,
  operationId: "turnSecondFactorOff",
  summary: "Turns the second factor off; other sessions end",
  tags,
  middleware,
  request: { body: jsonContent(secondFactorProof) },
  responses: { 204: { description: "Done" }, ...problems },
});

const renewCodes = createRoute({
  method: "post",
  path: `${path}/recovery-codes`,
  operationId: "renewRecoveryCodes",
  summary: "Puts new recovery codes in the place of those that are left",
  tags,
  middleware,
  request: { body: jsonContent(secondFactorProof) },
  responses: { 200: codes, ...problems },
});

/** `/api/user/second-factor`; what is personal there is kept by nobody, as everything under `/api/user`. */
export function secondFactorApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(show, async (c) => c.json(await showSecondFactor(await contextOf(c, context)), 200));
  app.openapi(begin, async (c) => {
    const pending = await beginSecondFactor(await contextOf(c, context), c.req.valid("json").currentPassword);
    return c.json(pending, 201);
  });
  app.openapi(confirm, async (c) => {
    const issued = await confirmSecondFactor(await contextOf(c, context), c.req.valid("json").code);
    if (issued.session !== null) giveSessionCookies(c, context, issued.session);
    return c.json({ recoveryCodes: [...issued.recoveryCodes] }, 200);
  });
  app.openapi(turnOff, async (c) => {
    const session = await turnSecondFactorOff(await contextOf(c, context), c.req.valid("json"));
    if (session !== null) giveSessionCookies(c, context, session);
    return c.body(null, 204);
  });
  app.openapi(renewCodes, async (c) => {
    const issued = await renewRecoveryCodes(await contextOf(c, context), c.req.valid("json"));
    if (issued.session !== null) giveSessionCookies(c, context, issued.session);
    return c.json({ recoveryCodes: [...issued.recoveryCodes] }, 200);
  });
  return app;
}
