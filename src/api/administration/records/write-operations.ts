import { z } from "zod";
import { maxRecordValues } from "#contract/administration/field-text.ts";
import { impact } from "#contract/administration/impact.ts";
import { publication, published, recordImport, recordSchemas } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { deleteRecord } from "#use-cases/administration/deletions/delete-record.ts";
import { createRecord } from "#use-cases/administration/records/make-record.ts";
import { applyTable, previewTable } from "#use-cases/administration/records/import-records.ts";
import { impactOfChange } from "#use-cases/administration/records/impact.ts";
import { publishRecords, verifyRecords } from "#use-cases/administration/records/amend-records.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { readForm } from "#api/body/read-form.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";
import { jsonResponse, type operations } from "#api/middleware/operations.ts";

/** A table of all houses with all known facts has a fifth of this size. */
const tableForm = { maxBytes: 5_000_000, maxFields: 10, maxFiles: 1 };
const form = z.object({
  file: z
    .any()
    .meta({ type: "string", format: "binary", description: "In the format of the export, or some of its columns" }),
});

type On = ReturnType<typeof operations>["on"];

export const bodyOptions = { maxValues: maxRecordValues };

export function operationName(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** `/api/administration/{resource}/impact` and `/{uuid}/impact`: the effect of a new record or a change. */
export function describeImpact(on: On, definition: ResourceDefinition): void {
  const { name, singular, permission } = definition;
  const { creation, change } = recordSchemas(definition);
  const path = `/administration/${name}`;
  const response = jsonResponse("The impact; nothing is written", impact);
  on("post", `${path}/impact`, {
    operationId: `weighNew${operationName(singular)}`,
    summary: `The effect of a new ${singular} on branches and plans; for ${permission}s`,
    body: creation,
    bodyOptions,
    response,
    handle: (requestContext, { body }) => impactOfChange(requestContext, name, null, body),
  });
  on("post", `${path}/{uuid}/impact`, {
    operationId: `weigh${operationName(singular)}`,
    summary: `The effect of a change on branches and plans; for ${permission}s`,
    params: uuidParams,
    body: change,
    bodyOptions,
    response,
    handle: (requestContext, { params, body }) => impactOfChange(requestContext, name, params.uuid, body),
  });
}

/** Operations to create, delete, publish and hide records of a resource, individually and by table. */
export function describeWriteOperations(on: On, definition: ResourceDefinition): void {
  const { name } = definition;
  const path = `/administration/${name}`;
  const schemas = recordSchemas(definition);
  const [plural, singular] = [operationName(name), operationName(definition.singular)];
  const whom = `for ${definition.permission}s`;
  on("post", path, {
    operationId: `create${singular}`,
    summary: `Creates a record; ${whom}`,
    body: schemas.creation,
    bodyOptions,
    response: jsonResponse("The record; its version is also its ETag", schemas.shown),
    status: 201,
    isTagged: true,
    handle: async (requestContext, { body }, c) => {
      const record = await createRecord(requestContext, name, body);
      c.header("Location", `/api${path}/${record.uuid}`);
      return record;
    },
  });
  const amending = (
    verb: string,
    summary: string,
    work: (requestContext: UseCaseContext, uuids: readonly string[]) => Promise<number>,
  ) =>
    on("post", `${path}/${verb}`, {
      operationId: `${verb}${plural}`,
      summary: `${summary}; ${whom}`,
      body: publication,
      bodyOptions,
      response: jsonResponse("The number of changed records", published),
      handle: async (requestContext, { body }) => ({ changed: await work(requestContext, body.uuids) }),
    });
  amending("publish", `Publishes ${name}`, (requestContext, uuids) =>
    publishRecords(requestContext, name, uuids, true),
  );
  amending("unpublish", `Hides ${name}`, (requestContext, uuids) => publishRecords(requestContext, name, uuids, false));
  if (definition.isVerified) {
    amending("verify", `Records that ${name} have just been verified`, (requestContext, uuids) =>
      verifyRecords(requestContext, name, uuids),
    );
  }
  for (const [verb, summary, work] of [
    ["preview", `A preview of importing a table of ${name}`, previewTable],
    ["apply", `Imports a table of ${name}, completely or not at all`, applyTable],
  ] as const) {
    on("post", `${path}/import/${verb}`, {
      operationId: `${verb}${plural}Import`,
      summary: `${summary}; ${whom}`,
      form,
      response: jsonResponse("Row by row", recordImport),
      handle: async (requestContext, _input, c) => {
        const file = sentFile(await readForm(c.req.raw, tableForm));
        return work(requestContext, name, await textOf(file, "table_unreadable"), c.get("language"));
      },
    });
  }
  on("delete", `${path}/{uuid}`, {
    operationId: `delete${singular}`,
    summary: `Deletes a record that no other record depends on; ${whom}`,
    params: uuidParams,
    headers: versionHeader,
    problems: [422],
    handle: (requestContext, { params, headers }) =>
      deleteRecord(requestContext, name, params.uuid, headers["if-match"]),
  });
}
