import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import type { Context } from "hono";
import { createMiddleware } from "hono/factory";
import { z } from "zod";
import { maxPlanContentBytes, planContent } from "#contract/plans/plan-content.ts";
import { replanRequest } from "#contract/plans/plan-edit.ts";
import { maxPlanValues, planDayUpdate } from "#contract/plans/plans.ts";
import { editedPlan, shownDays } from "#contract/plans/shown-plan.ts";
import { maxPlanWords } from "#domain/plan-editing/plan-size.ts";
import { editPlan, type EditAnswer } from "#use-cases/plans/edit-plan.ts";
import { restorePlan } from "#use-cases/plans/restore-plan.ts";
import { showPlan } from "#use-cases/plans/show-plan.ts";
import { updateDay } from "#use-cases/plans/update-day.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { planInWords } from "#use-cases/plans/plan-in-words.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";

const tags = ["Plans"];
const middleware = [jsonBody({ maxValues: maxPlanValues })];
/** Without a body, the plan is planned anew around its pins. */
const optionalBody = [jsonBody({ isOptional: true })];
/** Nobody's megabytes are read before it is known whose they are; plans are not there for strangers. */
const membersOnly = createMiddleware<ApiEnvironment>(async (c, next) => {
  const { actor } = await c.get("identification")();
  if (actor.kind === "visitor") throw new UseCaseError("not-found");
  return next();
});
const edited = jsonAnswer("The plan after the change, and the days that end elsewhere than before", editedPlan);

const list = createRoute({
  method: "get",
  path: "/plans/{uuid}/days",
  operationId: "listPlanDays",
  summary: "The days of a plan, for its owner or with the token of its share link",
  tags,
  request: { params: uuidParams, query: shareQuery },
  responses: {
    200: jsonAnswer("Days", shownDays),
    ...problemAnswers(404, 429, 503),
  },
});

const update = createRoute({
  method: "patch",
  path: "/plans/{uuid}/days/{day}",
  operationId: "updatePlanDay",
  summary: "Changes a day: where it ends, and what hangs on it",
  description:
    "A new end is pinned, and the days that are not pinned are planned anew. The version is that of the plan.",
  tags,
  middleware,
  request: {
    params: uuidParams.extend({
      day: z.string().meta({ param: { name: "day", in: "path" }, description: "Calendar day, from 1" }),
    }),
    headers: versionHeader,
    body: jsonContent(planDayUpdate),
  },
  responses: { 200: edited, ...problemAnswers(400, 403, 404, 409, 413, 415, 419, 422, 428, 429, 503) },
});

const replan = createRoute({
  method: "post",
  path: "/plans/{uuid}/replan",
  operationId: "replan",
  summary: "Edits a plan by hand and plans anew what is not pinned",
  tags,
  middleware: optionalBody,
  request: {
    params: uuidParams,
    headers: versionHeader,
    body: { content: { "application/json": { schema: replanRequest } } },
  },
  responses: { 200: edited, ...problemAnswers(400, 403, 404, 409, 413, 415, 419, 422, 428, 429, 503) },
});

const restore = createRoute({
  method: "put",
  path: "/plans/{uuid}/days",
  operationId: "restorePlanDays",
  summary: "Puts the days of a plan back as they were; nothing is planned anew",
  description: `The body has ${maxPlanContentBytes.toLocaleString("en")} bytes at most; a plan as a whole has room for ${maxPlanWords.toLocaleString("en")} characters of notes and things to carry.`,
  tags,
  middleware: [membersOnly, jsonBody({ maxBytes: maxPlanContentBytes, maxValues: maxPlanValues })] as const,
  request: {
    params: uuidParams,
    headers: versionHeader,
    body: jsonContent(planContent),
  },
  responses: { 200: edited, ...problemAnswers(400, 403, 404, 409, 413, 415, 419, 422, 428, 429, 503) },
});

/** `/api/plans/{uuid}/days` and edits of whole plans. */
export function planDaysApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  const answer = (c: Context<ApiEnvironment>, { plan, changes, preview }: EditAnswer) => {
    c.header("ETag", `"${plan.version}"`);
    return { plan: planInWords(plan, c.get("language")), changes, preview };
  };
  app.openapi(list, async (c) => {
    const plan = await showPlan(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("query").share);
    const { version, days } = planInWords(plan, c.get("language"));
    c.header("ETag", `"${version}"`);
    return c.json({ version, days }, 200);
  });
  app.openapi(update, async (c) => {
    const { uuid, day } = c.req.valid("param");
    if (!/^[1-9]\d{0,2}$/.test(day)) throw new UseCaseError("not-found");
    const asked = await contextOf(c, context);
    const changed = await updateDay(asked, uuid, Number(day), c.req.valid("json"), expectedVersion(c));
    return c.json(answer(c, changed), 200);
  });
  app.openapi(restore, async (c) => {
    const { uuid } = c.req.valid("param");
    const restored = await restorePlan(await contextOf(c, context), uuid, c.req.valid("json"), expectedVersion(c));
    return c.json(answer(c, restored), 200);
  });
  app.openapi(replan, async (c) => {
    const { uuid } = c.req.valid("param");
    const changed = await editPlan(await contextOf(c, context), uuid, c.req.valid("json"), expectedVersion(c));
    return c.json(answer(c, changed), 200);
  });
  return app;
}
