import { readRecordQuery, recordQuery } from "#contract/administration/record-query.ts";
import { recordSchemas } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { resources } from "#contract/administration/resources/all-resources.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { changeRecord } from "#use-cases/administration/records/change-record.ts";
import { exportRecords, listRecords } from "#use-cases/administration/records/list-records.ts";
import { requirePermission, resourceOf } from "#use-cases/administration/records/resource.ts";
import { showRecord } from "#use-cases/administration/records/open-record.ts";
import { type Api, type ApiOptions, newApi } from "#api/http/environment.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { jsonResponse, fileResponse, operations } from "#api/middleware/operations.ts";
import { forRole, noStore } from "#api/middleware/private-response.ts";
import { describeImpact, describeWriteOperations, operationName, bodyOptions } from "./write-operations.ts";

/** `/api/administration/{resource}` of every resource with a generic administration. */
export function recordsApi(options: ApiOptions): Api {
  const app = newApi();
  for (const definition of Object.values(resources)) app.route("/", resourceApi(definition, options));
  return app;
}

function resourceApi(definition: ResourceDefinition, options: ApiOptions): Api {
  const { app, on } = operations(options, { tag: "Administration", problems: [401, 404] });
  const { name } = definition;
  const path = `/administration/${name}`;
  const schemas = recordSchemas(definition);
  const query = recordQuery(definition);
  const [plural, singular] = [operationName(name), operationName(definition.singular)];
  const whom = `for ${definition.permission}s`;
  const record = jsonResponse("The record; its version is also its ETag", schemas.shown);
  const guard = forRole(options.context, (requestContext) => requirePermission(requestContext, resourceOf(name)));
  for (const below of ["", ".csv", "/publish", "/unpublish", "/verify", "/import/*", "/:uuid", "/:uuid/impact"]) {
    app.use(`${path}${below}`, noStore, guard);
  }
  on("get", path, {
    operationId: `administer${plural}`,
    summary: `Lists ${name}, published or not; ${whom}`,
    query,
    response: jsonResponse("Records", schemas.list),
    handle: (requestContext, sent) => listRecords(requestContext, name, readRecordQuery(definition, sent.query)),
  });
  on("get", `${path}.csv`, {
    operationId: `export${plural}`,
    summary: `A table of ${name}, with the filters of the list; ${whom}`,
    query,
    response: fileResponse("Comma-separated values", csvMediaType),
    handle: async (requestContext, sent, c) =>
      c.body(await exportRecords(requestContext, name, readRecordQuery(definition, sent.query)), 200, {
        "Content-Type": csvMediaType,
        "Content-Disposition": `attachment; filename="${name}.csv"`,
      }),
  });
  if (definition.changesTotals) describeImpact(on, definition);
  if (!definition.isDerived) describeWriteOperations(on, definition);
  on("get", `${path}/{uuid}`, {
    operationId: `administer${singular}`,
    summary: `One record, published or not; ${whom}`,
    params: uuidParams,
    response: record,
    isTagged: true,
    handle: (requestContext, { params }) => showRecord(requestContext, name, params.uuid),
  });
  on("patch", `${path}/{uuid}`, {
    operationId: `change${singular}`,
    summary: `Changes the given fields; ${whom}`,
    params: uuidParams,
    headers: versionHeader,
    body: schemas.change,
    bodyOptions,
    response: record,
    isTagged: true,
    handle: (requestContext, { params, body, headers }) =>
      changeRecord(requestContext, name, params.uuid, body, headers["if-match"]),
  });
  return app;
}
