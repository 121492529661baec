import type { OpenAPIHono } from "@hono/zod-openapi";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { createRecord, deleteRecord } from "#use-cases/administration/records/make-record.ts";
import { applyTable, previewTable } from "#use-cases/administration/records/import-records.ts";
import { publishRecords, verifyRecords } from "#use-cases/administration/records/amend-records.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "../../body/read-form.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { expectedVersion } from "#api/http/entity-tag.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { recordRoutes } from "./record-routes.ts";

/** A table of all houses with all that is known of them is a fifth of this. */
const tableForm = { maxBytes: 5_000_000, maxFields: 10, maxFiles: 1 };

/** Records of a resource are made, deleted, shown to everybody and hidden, one by one and by tables. */
export function makingApi(definition: ResourceDefinition, { context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  const { name } = definition;
  const path = `/administration/${name}`;
  const routes = recordRoutes(definition);

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
  if (definition.isVerified) {
    app.openapi(routes.verify, async (c) => {
      const { uuids } = c.req.valid("json");
      return c.json({ changed: await verifyRecords(await contextOf(c, context), name, uuids) }, 200);
    });
  }
  for (const [route, work] of [
    [routes.preview, previewTable],
    [routes.apply, applyTable],
  ] as const) {
    app.openAPIRegistry.registerPath(route);
    app.post(route.path, async (c) => {
      const file = sentFile(await readForm(c.req.raw, tableForm));
      const table = await textOf(file, "table_unreadable");
      return c.json(await work(await contextOf(c, context), name, table, c.get("language")), 200);
    });
  }
  app.openapi(routes.remove, async (c) => {
    await deleteRecord(await contextOf(c, context), name, c.req.valid("param").uuid, expectedVersion(c));
    return c.body(null, 204);
  });
  return app;
}
