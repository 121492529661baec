import { OpenAPIHono } from "@hono/zod-openapi";
import { readRecordQuery } from "#contract/administration/record-query.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { changeRecord } from "#use-cases/administration/records/change-record.ts";
import { createRecord } from "#use-cases/administration/records/create-record.ts";
import { deleteRecord } from "#use-cases/administration/records/delete-record.ts";
import { exportRecords } from "#use-cases/administration/records/export-records.ts";
import { applyTable, previewTable } from "#use-cases/administration/records/import-records.ts";
import { listRecords } from "#use-cases/administration/records/list-records.ts";
import { publishRecords } from "#use-cases/administration/records/publish-records.ts";
import { RecordConflict } from "#use-cases/administration/records/record-conflict.ts";
import { requirePermission, resourceOf } from "#use-cases/administration/records/resource.ts";
import { showRecord } from "#use-cases/administration/records/show-record.ts";
import type { ApiEnvironment, ApiOptions } from "../../environment.ts";
import { expectedVersion } from "../../if-match.ts";
import { forRole } from "../../middleware/for-role.ts";
import { noStore } from "../../middleware/no-store.ts";
import { conflictAnswer } from "../../problems.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "../../read-form.ts";
import { sentencesFor } from "../../refusal-problem.ts";
import { contextOf } from "../../request-context.ts";
import { validationHook } from "../../validation-hook.ts";
import { recordRoutes } from "./record-routes.ts";

/** A table of all houses with all that is known of them is a fifth of this. */
const longestTable = 5_000_000;

/** `/api/administration/{noun}` of every noun that is administered by its definition alone. */
export function recordsApi(options: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>();
  for (const definition of Object.values(resources)) app.route("/", resourceApi(definition, options));
  app.onError((error, c) => {
    if (!(error instanceof RecordConflict)) throw error;
    return conflictAnswer(c, sentencesFor(c.get("language")).versionConflict(), error.current);
  });
  return app;
}

function resourceApi(definition: ResourceDefinition, { context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = new OpenAPIHono<ApiEnvironment>({ defaultHook: validationHook });
  const { name } = definition;
  const path = `/administration/${name}`;
  const routes = recordRoutes(definition);
  const guard = forRole(context, (asking) => requirePermission(asking, resourceOf(name)));
  for (const address of [path, `${path}.csv`, `${path}/publish`, `${path}/unpublish`, `${path}/import/*`]) {
    app.use(address, noStore, guard);
  }
  app.use(`${path}/:uuid`, noStore, guard);

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
  app.openapi(routes.create, async (c) => {
    const record = await createRecord(await contextOf(c, context), name, c.req.valid("json"));
    c.header("Location", `/api${path}/${record.uuid}`);
    c.header("ETag", `"${record.version}"`);
    return c.json(record, 201);
  });
  app.openapi(routes.publish, async (c) => {
    const { uuids } = c.req.valid("json");
    return c.json({ changed: await publishRecords(await contextOf(c, context), name, uuids, true) }, 200);
  });
  app.openapi(routes.unpublish, async (c) => {
    const { uuids } = c.req.valid("json");
    return c.json({ changed: await publishRecords(await contextOf(c, context), name, uuids, false) }, 200);
  });
  for (const [route, work] of [
    [routes.preview, previewTable],
    [routes.apply, applyTable],
  ] as const) {
    app.openAPIRegistry.registerPath(route);
    app.post(route.path, async (c) => {
      const file = sentFile(await readForm(c, longestTable));
      const table = await textOf(file, "table_unreadable");
      return c.json(await work(await contextOf(c, context), name, table, c.get("language")), 200);
    });
  }
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
  app.openapi(routes.remove, async (c) => {
    await deleteRecord(await contextOf(c, context), name, c.req.valid("param").uuid, expectedVersion(c));
    return c.body(null, 204);
  });
  return app;
}
