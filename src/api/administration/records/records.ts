import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { readRecordQuery } from "#contract/administration/record-query.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { changeRecord } from "#use-cases/administration/records/change-record.ts";
import { exportRecords, listRecords } from "#use-cases/administration/records/list-records.ts";
import { requirePermission, resourceOf } from "#use-cases/administration/records/resource.ts";
import { showRecord } from "#use-cases/administration/records/show-record.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { forRole } from "../../middleware/for-role.ts";
import { noStore } from "../../middleware/private-answer.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { maxRecordValues } from "#contract/administration/field-text.ts";
import { impact } from "#contract/administration/impact.ts";
import { recordSchemas } from "#contract/administration/record.ts";
import { impactOfChange } from "#use-cases/administration/records/impact.ts";
import { jsonBody } from "#api/middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { makingApi } from "./making.ts";
import { operationName, recordRoutes } from "./record-routes.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const tags = ["Administration"];
const middleware = [jsonBody({ maxValues: maxRecordValues })];
const responses = {
  200: jsonAnswer("The impact; nothing is written", impact),
  ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
};

/** `/api/administration/{resource}/impact` and `/{uuid}/impact`: what a new record or a change would do. */
function impactApi(definition: ResourceDefinition, { context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  const { name, singular } = definition;
  const { creation, change } = recordSchemas(definition);
  const path = `/administration/${name}`;
  const ofCreation = createRoute({
    method: "post",
    path: `${path}/impact`,
    operationId: `weighNew${operationName(singular)}`,
    summary: `What a new ${singular} would do to branches and plans; for ${definition.permission}s`,
    tags,
    middleware,
    request: { body: jsonContent(creation) },
    responses,
  });
  const ofChange = createRoute({
    method: "post",
    path: `${path}/{uuid}/impact`,
    operationId: `weigh${operationName(singular)}`,
    summary: `What a change would do to branches and plans; for ${definition.permission}s`,
    tags,
    middleware,
    request: { params: uuidParams, body: jsonContent(change) },
    responses,
  });
  app.openapi(ofCreation, async (c) =>
    c.json(await impactOfChange(await contextOf(c, context), name, null, c.req.valid("json")), 200),
  );
  app.openapi(ofChange, async (c) =>
    c.json(
      await impactOfChange(await contextOf(c, context), name, c.req.valid("param").uuid, c.req.valid("json")),
      200,
    ),
  );
  return app;
}

/** `/api/administration/{resource}` of every resource that is administered by its definition alone. */
export function recordsApi(options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const definition of Object.values(resources)) app.route("/", resourceApi(definition, options));
  return app;
}

function resourceApi(definition: ResourceDefinition, options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const { context } = options;
  const app = newApi();
  const { name } = definition;
  const path = `/administration/${name}`;
  const routes = recordRoutes(definition);
  const guard = forRole(context, (asking) => requirePermission(asking, resourceOf(name)));
  for (const address of [
    path,
    `${path}.csv`,
    `${path}/publish`,
    `${path}/unpublish`,
    `${path}/verify`,
    `${path}/import/*`,
  ]) {
    app.use(address, noStore, guard);
  }
  app.use(`${path}/:uuid`, noStore, guard);
  app.use(`${path}/:uuid/impact`, noStore, guard);

  app.openapi(routes.list, async (c) => {
    const query = readRecordQuery(definition, c.req.valid("query"));
    return c.json(await listRecords(await contextOf(c, context), name, query), 200);
  });
  app.openapi(routes.csv, async (c) => {
    const query = readRecordQuery(definition, c.req.valid("query"));
    const table = await exportRecords(await contextOf(c, context), name, query);
    return c.body(table, 200, {
      "Content-Type": csvMediaType,
      "Content-Disposition": `attachment; filename="${name}.csv"`,
    });
  });
  if (definition.changesTotals) app.route("/", impactApi(definition, options));
  if (!definition.isDerived) app.route("/", makingApi(definition, options));
  app.openapi(routes.show, async (c) => {
    const record = await showRecord(await contextOf(c, context), name, c.req.valid("param").uuid);
    c.header("ETag", `"${record.version}"`);
    return c.json(record, 200);
  });
  app.openapi(routes.change, async (c) => {
    const { uuid } = c.req.valid("param");
    const changes = c.req.valid("json");
    const record = await changeRecord(await contextOf(c, context), name, uuid, changes, expectedVersion(c));
    c.header("ETag", `"${record.version}"`);
    return c.json(record, 200);
  });
  return app;
}
