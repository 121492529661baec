import { createRoute, type OpenAPIHono } from "@hono/zod-openapi";
import { z } from "zod";
import {
  registerFileFields,
  registerImport,
  registerImportList,
  registerImportQuery,
  registerMapping,
  registerRowList,
  registerRowQuery,
  registerTicked,
  registerTicks,
} from "#contract/administration/registers.ts";
import { registerLimits } from "#domain/house-registers/register-import.ts";
import { requireEditor } from "#use-cases/actor.ts";
import { applyImport, undoImport } from "#use-cases/administration/registers/apply-import.ts";
import { createImport } from "#use-cases/administration/registers/create-import.ts";
import { showImport, showImports, showRows } from "#use-cases/administration/registers/present-import.ts";
import { cancelImport, mapColumns, tickRegisterRows } from "#use-cases/administration/registers/change-import.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import type { ApiEnvironment, ApiOptions } from "#api/http/environment.ts";
import { readForm } from "../body/read-form.ts";
import { forRole } from "../middleware/for-role.ts";
import { jsonBody } from "../middleware/json-body.ts";
import { noStore } from "../middleware/private-answer.ts";
import { problemAnswers } from "#api/http/problem-answers.ts";
import { contextOf } from "#api/http/request-context.ts";
import { newApi } from "#api/http/new-api.ts";
import { jsonAnswer, jsonContent } from "#api/http/json-content.ts";
import { uuidParams } from "#api/http/path-params.ts";

const path = "/administration/register-imports";
const one = `${path}/{uuid}`;
const tags = ["Administration"];
const megabytes = registerLimits.bytes / 1_000_000;

const shown = jsonAnswer("The file and how far it has come", registerImport);
const form = registerFileFields.extend({
  file: z.any().meta({
    type: "string",
    format: "binary",
    description:
      "A table with a header, parted by commas, semicolons, tabs or |, or in XML with an element for each row, or an answer of Overpass in JSON",
  }),
});

const create = createRoute({
  method: "post",
  path,
  operationId: "createRegisterImport",
  summary: "Takes a file of a public register of places to stay; for editors",
  description: `Nothing of the places to stay is written. At most ${megabytes} MB, ${registerLimits.rows.toLocaleString("en")} rows and ${registerLimits.columns} columns. It is compared in the background; ask again for how far it has come.`,
  tags,
  responses: { 201: shown, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422, 429, 503) },
});

const list = createRoute({
  method: "get",
  path,
  operationId: "listRegisterImports",
  summary: "Files of registers, the last first; for editors",
  tags,
  request: { query: registerImportQuery },
  responses: { 200: jsonAnswer("Files", registerImportList), ...problemAnswers(401, 404, 422) },
});

const show = createRoute({
  method: "get",
  path: one,
  operationId: "showRegisterImport",
  summary: "A file of a register and how far it has come; for editors",
  tags,
  request: { params: uuidParams },
  responses: { 200: shown, ...problemAnswers(401, 404) },
});

const map = createRoute({
  method: "put",
  path: `${one}/columns`,
  operationId: "mapRegisterColumns",
  summary: "Says what the columns of a file are, also for the next file of the same header; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(registerMapping) },
  responses: { 200: shown, ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422) },
});

const rows = createRoute({
  method: "get",
  path: `${one}/rows`,
  operationId: "listRegisterRows",
  summary: "What a file would do, row by row; for editors",
  tags,
  request: { params: uuidParams, query: registerRowQuery },
  responses: { 200: jsonAnswer("Rows", registerRowList), ...problemAnswers(401, 404, 422) },
});

const tick = createRoute({
  method: "patch",
  path: `${one}/rows`,
  operationId: "tickRegisterRows",
  summary: "Ticks rows to be applied, or unticks them; for editors",
  tags,
  middleware: [jsonBody()] as const,
  request: { params: uuidParams, body: jsonContent(registerTicks) },
  responses: {
    200: jsonAnswer("How many rows it was", registerTicked),
    ...problemAnswers(400, 401, 403, 404, 413, 415, 419, 422),
  },
});

const verb = (name: "apply" | "undo" | "cancel", summary: string) =>
  createRoute({
    method: "post",
    path: `${one}/${name}`,
    operationId: `${name}RegisterImport`,
    summary: `${summary}; for editors`,
    tags,
    request: { params: uuidParams },
    responses: { 200: shown, ...problemAnswers(401, 403, 404, 419, 422) },
  });

/** `/api/administration/register-imports`. */
export function registersApi({ context }: ApiOptions): OpenAPIHono<ApiEnvironment> {
  const app = newApi();
  for (const each of [path, `${path}/*`]) app.use(each, noStore, forRole(context, requireEditor));
  app.openAPIRegistry.registerPath({
    ...create,
    request: { body: { required: true, content: { "multipart/form-data": { schema: form } } } },
  });
  app.post(path, async (c) => {
    const fields = await readForm(c.req.raw, { maxBytes: registerLimits.bytes, maxFields: 10, maxFiles: 1 });
    const file = sentFile(fields);
    const said = registerFileFields.safeParse({ date: fields.get("date") || undefined });
    if (!said.success) throw notValid("date", "register_date");
    const text = await textOf(file, "register_unreadable");
    const made = await createImport(await contextOf(c, context), { text, fileName: file.name, ...said.data });
    c.header("Location", `/api${path}/${made.uuid}`);
    return c.json(made, 201);
  });
  app.openapi(list, async (c) => c.json(await showImports(await contextOf(c, context), c.req.valid("query")), 200));
  app.openapi(show, async (c) => c.json(await showImport(await contextOf(c, context), c.req.valid("param").uuid), 200));
  app.openapi(map, async (c) => {
    const { uuid } = c.req.valid("param");
    return c.json(await mapColumns(await contextOf(c, context), uuid, c.req.valid("json")), 200);
  });
  app.openapi(rows, async (c) => {
    const { uuid } = c.req.valid("param");
    return c.json(await showRows(await contextOf(c, context), uuid, c.req.valid("query")), 200);
  });
  app.openapi(tick, async (c) => {
    const { uuid } = c.req.valid("param");
    return c.json({ rows: await tickRegisterRows(await contextOf(c, context), uuid, c.req.valid("json")) }, 200);
  });
  for (const [route, work] of [
    [verb("apply", "Has the ticked rows of a file written in one transaction, in the background"), applyImport],
    [verb("undo", "Has a file that was applied undone, in the background"), undoImport],
    [verb("cancel", "Calls off what is under way, or the file itself before it is applied"), cancelImport],
  ] as const) {
    app.openapi(route, async (c) => c.json(await work(await contextOf(c, context), c.req.valid("param").uuid), 200));
  }
  return app;
}
