import { createRoute } from "@hono/zod-openapi";
import { z } from "zod";
import { maxRecordValues } from "#contract/administration/field-text.ts";
import { recordQuery } from "#contract/administration/record-query.ts";
import { publication, published, recordImport, recordSchemas } from "#contract/administration/record.ts";
import type { ResourceDefinition } from "#contract/administration/resource-definition.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { jsonBody } from "../../middleware/json-body.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams, versionHeader } from "#api/http/request-parts.ts";

const tags = ["Administration"];
const middleware = [jsonBody({ maxValues: maxRecordValues })];
const tableForm = z.object({
  file: z
    .any()
    .meta({ type: "string", format: "binary", description: "As the export writes it, or some of its columns" }),
});

export function operationName(name: string): string {
  return name.replaceAll(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase());
}

/** The operations on the records of one resource. */
export function recordRoutes(definition: ResourceDefinition) {
  const schemas = recordSchemas(definition);
  const query = recordQuery(definition);
  const path = `/administration/${definition.name}`;
  const one = `${path}/{uuid}`;
  const [plural, singular] = [operationName(definition.name), operationName(definition.singular)];
  const whom = `for ${definition.permission}s`;
  const record = jsonAnswer("The record; its version is also its ETag", schemas.shown);
  const publish = (verb: "publish" | "unpublish" | "verify", summary: string) =>
    createRoute({
      method: "post",
      path: `${path}/${verb}`,
      operationId: `${verb}${plural}`,
      summary: `${summary}; ${whom}`,
      tags,
      middleware,
      request: { body: jsonContent(publication) },
      responses: {
        200: jsonAnswer("How many were changed", published),
        ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
      },
    });
  const table = (verb: "preview" | "apply", summary: string) =>
    createRoute({
      method: "post",
      path: `${path}/import/${verb}`,
      operationId: `${verb}${plural}Import`,
      summary: `${summary}; ${whom}`,
      tags,
      request: { body: { required: true, content: { "multipart/form-data": { schema: tableForm } } } },
      responses: {
        200: jsonAnswer("Row by row", recordImport),
        ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429, 503),
      },
    });
  return {
    list: createRoute({
      method: "get",
      path,
      operationId: `administer${plural}`,
      summary: `Lists ${definition.name}, published or not; ${whom}`,
      tags,
      request: { query },
      responses: { 200: jsonAnswer("Records", schemas.list), ...problemAnswers(401, 404, 422) },
    }),
    csv: createRoute({
      method: "get",
      path: `${path}.csv`,
      operationId: `export${plural}`,
      summary: `A table of ${definition.name}, with the filters of the list; ${whom}`,
      tags,
      request: { query },
      responses: {
        200: { description: "Comma-separated values", content: { [csvMediaType]: { schema: z.string() } } },
        ...problemAnswers(401, 404, 422),
      },
    }),
    create: createRoute({
      method: "post",
      path,
      operationId: `create${singular}`,
      summary: `Makes a record; ${whom}`,
      tags,
      middleware,
      request: { body: jsonContent(schemas.creation) },
      responses: { 201: record, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422) },
    }),
    show: createRoute({
      method: "get",
      path: one,
      operationId: `administer${singular}`,
      summary: `One record, published or not; ${whom}`,
      tags,
      request: { params: uuidParams },
      responses: { 200: record, ...problemAnswers(401, 404) },
    }),
    change: createRoute({
      method: "patch",
      path: one,
      operationId: `change${singular}`,
      summary: `Changes the fields that are given; ${whom}`,
      tags,
      middleware,
      request: {
        params: uuidParams,
        headers: versionHeader,
        body: jsonContent(schemas.change),
      },
      responses: { 200: record, ...problemAnswers(400, 401, 403, 404, 409, 413, 415, 419, 422, 428) },
    }),
    remove: createRoute({
      method: "delete",
      path: one,
      operationId: `delete${singular}`,
      summary: `Deletes a record that nothing else builds on; ${whom}`,
      tags,
      request: { params: uuidParams, headers: versionHeader },
      responses: { 204: { description: "Done" }, ...problemAnswers(401, 403, 404, 409, 419, 422, 428) },
    }),
    publish: publish("publish", `Shows ${definition.name} to everybody`),
    unpublish: publish("unpublish", `Hides ${definition.name}`),
    verify: publish("verify", `Writes down that ${definition.name} have just been checked`),
    preview: table("preview", `What a table would change of ${definition.name}`),
    apply: table("apply", `Writes a table of ${definition.name}, all of it or nothing`),
  };
}
