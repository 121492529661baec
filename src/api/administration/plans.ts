import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { administeredPlanList, administeredPlanQuery, planReading } from "#contract/administration/plans.ts";
import { shownPlan } from "#contract/plans/shown-plan.ts";
import { requireAdministrator } from "#use-cases/actor.ts";
import { listAllPlans, readPlanFor } from "#use-cases/administration/plans/administered-plans.ts";
import { planInWords } from "#use-cases/plans/plan-in-words.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/plans";
const tags = ["Administration"];

const list = createRoute({
  method: "get",
  path,
  operationId: "listAllPlans",
  summary: "Everybody's plans, without what is written in them; for administrators",
  tags,
  request: { query: administeredPlanQuery },
  responses: {
    200: jsonAnswer("Plans", administeredPlanList),
    ...problemAnswers(401, 404, 422),
  },
});

const read = createRoute({
  method: "post",
  path: `${path}/{uuid}/read`,
  operationId: "readPlan",
  summary: "A plan of somebody, for a reason that goes to the audit log; for administrators",
  description: "As whoever holds the share link reads it: without references of bookings.",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(planReading) },
  responses: {
    200: jsonAnswer("The plan", shownPlan),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
  },
});

/** `/api/administration/plans`. */
export function planAdministrationApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const address of [path, `${path}/*`]) app.use(address, noStore, forRole(context, requireAdministrator));
  app.openapi(list, async (c) => c.json(await listAllPlans(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(read, async (c) => {
    const { reason } = c.req.valid("json");
    const plan = await readPlanFor(await contextOf(c, context), c.req.valid("param").uuid, reason);
    return c.json(planInWords(plan, c.get("language")), 200);
  });
  return app;
}
