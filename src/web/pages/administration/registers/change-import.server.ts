import { data } from "react-router";
import { z } from "zod";
import { registerMapping } from "#contract/administration/registers.ts";
import { rowKinds } from "#domain/house-registers/register-import.ts";
import {
  applyImport,
  undoImport,
  cancelImport,
  mapColumns,
  tickRegisterRows,
} from "#use-cases/administration/registers/change-import.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { handleForm } from "#web/pages/handle-form.server.ts";
import type { Locale } from "#web/i18n/language.ts";

const line = z.object({ line: z.coerce.number().int(), fields: z.array(z.string().max(40)).max(20) });
const listSchema = z.object({ kind: z.enum(rowKinds), q: z.string().trim().max(200) });

/** Handles the forms of the page. */
export async function changeImport(context: UseCaseContext, uuid: string, fields: FormData, locale: Locale) {
  const form = String(fields.get("form"));
  const sent = { form, fields, locale };
  switch (form) {
    case "map":
      return handleForm({ ...sent, schema: registerMapping, body: mappingIn(fields) }, async (input) => {
        refuseTwice(fields);
        await mapColumns(context, uuid, input);
      });
    case "tick": {
      const body = { line: fields.get("line"), fields: fields.getAll("field") };
      return handleForm({ ...sent, schema: line, body }, (input) =>
        tickRegisterRows(context, uuid, { lines: [input.line], fields: input.fields, ticked: fields.has("ticked") }),
      );
    }
    case "tick-all":
    case "untick-all": {
      const body = { kind: fields.get("kind"), q: fields.get("q") ?? "" };
      return handleForm({ ...sent, schema: listSchema, body }, (input) =>
        tickRegisterRows(context, uuid, { ...input, ticked: form === "tick-all" }),
      );
    }
    case "apply":
    case "undo":
    case "cancel": {
      const work = { apply: applyImport, undo: undoImport, cancel: cancelImport }[form];
      return handleForm(sent, () => work(context, uuid));
    }
    default:
      throw data(null, { status: 400 });
  }
}

/** The columns as chosen in the selects: number of the column by meaning. */
function columnsIn(fields: FormData): readonly (readonly [string, number])[] {
  return [...fields].flatMap(([name, value]) => {
    const at = /^column\.(\d{1,3})$/.exec(name)?.[1];
    return at === undefined || value === "" ? [] : [[String(value), Number(at)] as const];
  });
}

function mappingIn(fields: FormData): object {
  return {
    columns: Object.fromEntries(columnsIn(fields)),
    source: fields.get("source") ?? "",
    licence: fields.get("licence") ?? "",
    date: fields.get("date") ?? "",
  };
}

/** @throws UseCaseError `not-valid` if two columns have the same meaning */
function refuseTwice(fields: FormData): void {
  const mappedFields = columnsIn(fields).map(([field]) => field);
  if (new Set(mappedFields).size < mappedFields.length) throw notValid("columns", "register_column_twice");
}
