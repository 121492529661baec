import { createRoute, OpenAPIHono } from "@hono/zod-openapi";
import { dashboard } from "#contract/administration/dashboard.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { showDashboard } from "#use-cases/administration/dashboard/show-dashboard.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { jsonAnswer } from "#api/http/json-content.ts";

const show = createRoute({
  method: "get",
  path: "/administration/dashboard",
  operationId: "showDashboard",
  summary: "What needs work; for editors",
  tags: ["Administration"],
  responses: {
    200: jsonAnswer("Numbers, and what is broken", dashboard),
    ...problemAnswers(401, 404),
  },
});

/** `/api/administration/dashboard`. */
export function dashboardApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>();
  app.use(show.path, noStore, forRole(context, requireEditor));
  app.openapi(show, async (c) => c.json(await showDashboard(await contextOf(c, context)), 200));
  return app;
}
