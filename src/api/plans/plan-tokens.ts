import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { planSharing, tokenAddress } from "#contract/plans/plans.ts";
import { closeCalendar, openCalendar, sharePlan, stopSharing } from "#use-cases/plans/plan-tokens.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Plans"];
const share = { path: "/plans/{uuid}/share", tags } as const;
const calendar = { path: "/plans/{uuid}/calendar", tags } as const;
const made = jsonAnswer("The address", tokenAddress);
const revoked = { 204: { description: "Done" }, ...problemAnswers(403, 404, 419) } as const;

const makeShare = createRoute({
  ...share,
  method: "post",
  operationId: "makePlanShare",
  summary: "Makes a share link; the same one until it is revoked",
  description:
    "Without a body the link shows what it showed before: at first neither notes nor prices nor things to carry. References of bookings are never shown.",
  middleware: [jsonBody({ isOptional: true })],
  request: { params: uuidParams, body: { content: { "application/json": { schema: planSharing } } } },
  responses: { 201: made, ...problemAnswers(400, 403, 404, 413, 415, 419, 422) },
});

const revokeShare = createRoute({
  ...share,
  method: "delete",
  operationId: "revokePlanShare",
  summary: "Revokes the share link",
  request: { params: uuidParams },
  responses: revoked,
});

const makeCalendar = createRoute({
  ...calendar,
  method: "post",
  operationId: "makePlanCalendar",
  summary: "Makes a calendar address; the same one until it is revoked",
  request: { params: uuidParams },
  responses: { 201: made, ...problemAnswers(403, 404, 419) },
});

const revokeCalendar = createRoute({
  ...calendar,
  method: "delete",
  operationId: "revokePlanCalendar",
  summary: "Revokes the calendar address",
  request: { params: uuidParams },
  responses: revoked,
});

/** Share links and calendar addresses of plans. */
export function planTokensApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.openapi(makeShare, async (c) => {
    const asked = await contextOf(c, context);
    return c.json(await sharePlan(asked, c.req.valid("param").uuid, c.req.valid("json")), 201);
  });
  app.openapi(revokeShare, async (c) => {
    await stopSharing(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  app.openapi(makeCalendar, async (c) =>
    c.json(await openCalendar(await contextOf(c, context), c.req.valid("param").uuid), 201),
  );
  app.openapi(revokeCalendar, async (c) => {
    await closeCalendar(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  return app;
}
