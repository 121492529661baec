import type {
  RegisterImport,
  RegisterImportList,
  RegisterImportQuery,
  RegisterRowList,
  RegisterRowQuery,
} from "#contract/administration/registers.ts";
import { isUuid } from "#contract/http/uuid.ts";
import { findImport, listImports } from "#database/queries/administration/registers/imports.ts";
import { listRows, type NamedRow } from "#database/queries/administration/registers/rows.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { presentedImport, presentImport } from "./present-import.ts";

/** One page of files of registers, the last first. @throws UseCaseError for everybody but editors */
export async function showImports(context: UseCaseContext, query: RegisterImportQuery): Promise<RegisterImportList> {
  requireEditor(context);
  const { imports, total } = await listImports(context.database, query);
  return { data: imports.map((one) => presentImport(one, {})), ...query, total };
}

/** A file and how far it has come. @throws UseCaseError for everybody but editors, and `not-found` */
export async function showImport(context: UseCaseContext, uuid: string): Promise<RegisterImport> {
  requireEditor(context);
  return presentedImport(context.database, uuid);
}

/** One page of what a file would do. @throws UseCaseError for everybody but editors, and `not-found` */
export async function showRows(
  context: UseCaseContext,
  uuid: string,
  { page, perPage, kind, ticked, q }: RegisterRowQuery,
): Promise<RegisterRowList> {
  requireEditor(context);
  if (!isUuid(uuid) || !(await findImport(context.database, uuid))) throw new UseCaseError("not-found");
  const filter = { kind, isTicked: ticked, q };
  const { rows, total } = await listRows(context.database, uuid, filter, { page, perPage });
  return { data: rows.map(presentRow), page, perPage, total };
}

function presentRow(row: NamedRow): RegisterRowList["data"][number] {
  const { line, kind, name, place, score, date, certainty, changes, isTicked, fields } = row;
  const house = row.house && row.houseUuid !== null ? { uuid: row.houseUuid, ...row.house } : null;
  return { line, kind, name, place, house, town: row.town, score, date, certainty, changes, isTicked, fields };
}
