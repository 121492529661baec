import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import {
  maxPlanValues,
  planCreation,
  planDuplication,
  planList,
  planListQuery,
  planUpdate,
} from "#contract/plans/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { createPlan } from "#use-cases/plans/create-plan.ts";
import { deletePlan } from "#use-cases/plans/delete-plan.ts";
import { duplicatePlan } from "#use-cases/plans/duplicate-plan.ts";
import { listOwnPlans } from "#use-cases/plans/list-plans.ts";
import { showPlan } from "#use-cases/plans/show-plan.ts";
import { updatePlan } from "#use-cases/plans/update-plan.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { privateAnswer } from "#api/middleware/private-answer.ts";
import { planInWords } from "#use-cases/plans/plan-in-words.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { idempotencyHeader, shareQuery, uuidParams, versionHeader } from "#api/http/request-parts.ts";

const tags = ["Plans"];
const middleware = [jsonBody({ maxValues: maxPlanValues })];
const content = { "application/json": { schema: shownPlan } };
const thePlan = { description: "The plan; its version is also its ETag", content };

const list = createRoute({
  method: "get",
  path: "/plans",
  operationId: "listPlans",
  summary: "The person's plans, the one changed last first",
  tags,
  request: { query: planListQuery },
  responses: {
    200: jsonAnswer("Plans", planList),
    ...problemAnswers(401, 422),
  },
});

const create = createRoute({
  method: "post",
  path: "/plans",
  operationId: "createPlan",
  summary: "Plans a walk and keeps it",
  description:
    "A person has 100 plans at most, a plan 120 days. A person may have 20 plans a second worked out, and 500 at once after a pause; an edit takes a few.",
  tags,
  middleware,
  request: {
    headers: idempotencyHeader,
    body: jsonContent(planCreation),
  },
  responses: { 201: thePlan, ...problemAnswers(400, 401, 403, 413, 415, 419, 422, 429, 503) },
});

const show = createRoute({
  method: "get",
  path: "/plans/{uuid}",
  operationId: "showPlan",
  summary: "A plan, for its owner or with the token of its share link",
  tags,
  request: { params: uuidParams, query: shareQuery },
  responses: { 200: thePlan, ...problemAnswers(404, 429, 503) },
});

const update = createRoute({
  method: "patch",
  path: "/plans/{uuid}",
  operationId: "updatePlan",
  summary: "Changes what is given",
  description: "A start date alone keeps every end of a day; any other option plans anew around the pinned days.",
  tags,
  middleware,
  request: {
    params: uuidParams,
    headers: versionHeader,
    body: jsonContent(planUpdate),
  },
  responses: { 200: thePlan, ...problemAnswers(400, 403, 404, 409, 413, 415, 419, 422, 428, 429, 503) },
});

const remove = createRoute({
  method: "delete",
  path: "/plans/{uuid}",
  operationId: "deletePlan",
  summary: "Deletes a plan with its days, its share link and its calendar address",
  tags,
  request: { params: uuidParams, headers: versionHeader },
  responses: { 204: { description: "Done" }, ...problemAnswers(403, 404, 409, 419, 428) },
});

const duplicate = createRoute({
  method: "post",
  path: "/plans/{uuid}/duplicate",
  operationId: "duplicatePlan",
  summary: "Copies a plan of one's own, or one that was shared",
  description: "A copy of another person's plan does not take what was asked or booked.",
  tags,
  middleware: [jsonBody({ isOptional: true })],
  request: {
    params: uuidParams,
    query: shareQuery,
    body: { content: { "application/json": { schema: planDuplication } } },
  },
  responses: { 201: thePlan, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429, 503) },
});

/** `/api/plans` and single plans. */
export function plansApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  app.use("/plans/*", privateAnswer);
  app.openapi(list, async (c) => c.json(await listOwnPlans(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(create, async (c) => {
    const key = c.req.valid("header")["idempotency-key"] ?? null;
    const plan = await createPlan(await contextOf(c, context), c.req.valid("json"), key);
    c.header("Location", `/api/plans/${plan.uuid}`);
    c.header("ETag", `"${plan.version}"`);
    return c.json(planInWords(plan, c.get("language")), 201);
  });
  app.openapi(show, async (c) => {
    const plan = await showPlan(await contextOf(c, context), c.req.valid("param").uuid, c.req.valid("query").share);
    c.header("ETag", `"${plan.version}"`);
    return c.json(planInWords(plan, c.get("language")), 200);
  });
  app.openapi(update, async (c) => {
    const { uuid } = c.req.valid("param");
    const plan = await updatePlan(await contextOf(c, context), uuid, c.req.valid("json"), expectedVersion(c));
    c.header("ETag", `"${plan.version}"`);
    return c.json(planInWords(plan, c.get("language")), 200);
  });
  app.openapi(remove, async (c) => {
    await deletePlan(await contextOf(c, context), c.req.valid("param").uuid, expectedVersion(c));
    return c.body(null, 204);
  });
  app.openapi(duplicate, async (c) => {
    const { uuid } = c.req.valid("param");
    const { name } = c.req.valid("json");
    const plan = await duplicatePlan(await contextOf(c, context), uuid, name, c.req.valid("query").share);
    c.header("Location", `/api/plans/${plan.uuid}`);
    c.header("ETag", `"${plan.version}"`);
    return c.json(planInWords(plan, c.get("language")), 201);
  });
  return app;
}
