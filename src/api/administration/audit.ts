import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { auditList, auditQuery } from "#contract/administration/audit.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { listAudit } from "#use-cases/audit/list-audit.ts";
import { revertAuditEntry } from "#use-cases/audit/revert-audit-entry.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { forRole } from "../middleware/for-role.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/audit";
const tags = ["Administration"];

const list = createRoute({
  method: "get",
  path,
  operationId: "listAuditLog",
  summary: "Who changed what, the last change first; for editors",
  tags,
  request: { query: auditQuery },
  responses: {
    200: jsonAnswer("Entries", auditList),
    ...problemAnswers(401, 404, 422),
  },
});

const revert = createRoute({
  method: "post",
  path: `${path}/{uuid}/revert`,
  operationId: "revertAuditEntry",
  summary: "Undoes one change, which is a change of its own; for editors",
  tags,
  request: { params: uuidParams },
  responses: { 204: { description: "Done" }, ...problemAnswers(401, 403, 404, 409, 419, 422) },
});

/** `/api/administration/audit`. */
export function auditApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const address of [path, `${path}/*`]) app.use(address, noStore, forRole(context, requireEditor));
  app.openapi(list, async (c) => c.json(await listAudit(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(revert, async (c) => {
    await revertAuditEntry(await contextOf(c, context), c.req.valid("param").uuid);
    return c.body(null, 204);
  });
  return app;
}
