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
import {
  applyImport,
  undoImport,
  cancelImport,
  mapColumns,
  tickRegisterRows,
} from "#use-cases/administration/registers/change-import.ts";
import { createImport } from "#use-cases/administration/registers/create-import.ts";
import { showImport, showImports, showRows } from "#use-cases/administration/registers/present-import.ts";
import { sentFile, textOf } from "#use-cases/imported-files/sent-file.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { readForm } from "#api/body/read-form.ts";
import { jsonResponse, administration } from "#api/middleware/operations.ts";
import { uuidParams } from "#api/http/request-parts.ts";

const path = "/administration/register-imports";
const one = `${path}/{uuid}`;
const megabytes = registerLimits.bytes / 1_000_000;

const importResponse = jsonResponse("The file and its progress", registerImport);
const form = registerFileFields.extend({
  file: z.any().meta({
    type: "string",
    format: "binary",
    description:
      "A table with a header, separated by commas, semicolons, tabs or |, or in XML with an element for each row, or an answer of Overpass in JSON",
  }),
});

/** `/api/administration/register-imports`. */
export const registersApi = administration(path, requireEditor, (on) => {
  on("post", path, {
    operationId: "createRegisterImport",
    summary: "Uploads a file of a public register of places to stay; for editors",
    description: `Places to stay are not changed. At most ${megabytes} MB, ${registerLimits.rows.toLocaleString("en")} rows and ${registerLimits.columns} columns. It is compared in the background; poll for its progress.`,
    form,
    response: importResponse,
    status: 201,
    handle: async (context, _input, c) => {
      const fields = await readForm(c.req.raw, { maxBytes: registerLimits.bytes, maxFields: 10, maxFiles: 1 });
      const file = sentFile(fields);
      const parsed = registerFileFields.safeParse({ date: fields.get("date") || undefined });
      if (!parsed.success) throw notValid("date", "register_date");
      const text = await textOf(file, "register_unreadable");
      const created = await createImport(context, { text, fileName: file.name, ...parsed.data });
      c.header("Location", `/api${path}/${created.uuid}`);
      return created;
    },
  });
  on("get", path, {
    operationId: "listRegisterImports",
    summary: "Register files, the latest first; for editors",
    query: registerImportQuery,
    response: jsonResponse("Files", registerImportList),
    handle: (context, { query }) => showImports(context, query),
  });
  on("get", one, {
    operationId: "showRegisterImport",
    summary: "A register file and its progress; for editors",
    params: uuidParams,
    response: importResponse,
    handle: (context, { params }) => showImport(context, params.uuid),
  });
  on("put", `${one}/columns`, {
    operationId: "mapRegisterColumns",
    summary: "Maps the columns of a file, also for later files with the same header; for editors",
    params: uuidParams,
    body: registerMapping,
    response: importResponse,
    handle: (context, { params, body }) => mapColumns(context, params.uuid, body),
  });
  on("get", `${one}/rows`, {
    operationId: "listRegisterRows",
    summary: "The changes of a file, row by row; for editors",
    params: uuidParams,
    query: registerRowQuery,
    response: jsonResponse("Rows", registerRowList),
    handle: (context, { params, query }) => showRows(context, params.uuid, query),
  });
  on("patch", `${one}/rows`, {
    operationId: "tickRegisterRows",
    summary: "Selects or deselects rows to apply; for editors",
    params: uuidParams,
    body: registerTicks,
    response: jsonResponse("The number of rows", registerTicked),
    handle: async (context, { params, body }) => ({ rows: await tickRegisterRows(context, params.uuid, body) }),
  });
  for (const [name, summary, work] of [
    ["apply", "Applies the selected rows of a file in one transaction, in the background", applyImport],
    ["undo", "Undoes an applied file, in the background", undoImport],
    ["cancel", "Cancels the current operation, or the file itself before it is applied", cancelImport],
  ] as const) {
    on("post", `${one}/${name}`, {
      operationId: `${name}RegisterImport`,
      summary: `${summary}; for editors`,
      params: uuidParams,
      response: importResponse,
      problems: [422],
      handle: (context, { params }) => work(context, params.uuid),
    });
  }
});
