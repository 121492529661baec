import {
  changeImport,
  deleteImportFile,
  deleteImportRows,
  type ImportRecord,
  saveProgress,
  readImportFile,
  claimNextImport,
} from "#database/queries/administration/registers/imports.ts";
import { loadKnownPlaces, type KnownPlaces } from "#database/queries/administration/registers/known-places.ts";
import { insertRegisterRows } from "#database/queries/administration/registers/rows.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import type { UseCaseContext } from "../../context.ts";
import { UseCaseError } from "#use-cases/use-case-error.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import type { ComparedRow, RegisterSource } from "./compare-register.ts";
import { unpacked } from "./create-import.ts";
import { lockedImport } from "./present-import.ts";
import { leaseAfter, leave } from "./write-imports.ts";
import { resolveRows } from "./resolve-rows.ts";

/** Rows compared between progress updates: a few tenths of a second. */
const batchSize = 1_000;

/** Compares the queued files with our houses, one at a time. @param signal stops it: another process continues */
export async function compareImports(context: UseCaseContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = context.now();
    const claimed = await claimNextImport(context.database, "compare", now, leaseAfter(now));
    if (claimed === null) return;
    await compareImport(context, claimed, signal).catch((error: unknown) => failImport(context, claimed, error));
  }
}

async function compareImport(context: UseCaseContext, taken: ImportRecord, signal: AbortSignal): Promise<void> {
  const { uuid, columns, source, date } = taken;
  const kept = await readImportFile(context.database, uuid);
  if (kept === null) throw new UseCaseError("not-found");
  const rows = await runFileTask(context, "files", "readRegister", await unpacked(kept), columns);
  const places = await loadKnownPlaces(context.database);
  const register: RegisterSource = { source, date };
  const compared: ComparedRow[] = [];
  for (let at = 0; at < rows.length; at += batchSize) {
    const some = rows.slice(at, at + batchSize);
    const shared = context.workers.share(places);
    compared.push(...(await runFileTask(context, "files", "compareRegister", shared, some, register)));
    const isWanted = await saveProgress(context.database, taken, at + some.length, leaseAfter(context.now()));
    if (!isWanted) return;
    if (signal.aborted) return leave(context, uuid);
  }
  await keep(context, taken, places, compared);
}

async function keep(
  context: UseCaseContext,
  taken: ImportRecord,
  places: KnownPlaces,
  compared: readonly ComparedRow[],
): Promise<void> {
  const { uuid, source, date, rows: total } = taken;
  const { rows, counts } = resolveRows(places, compared, { source, date });
  await deleteImportRows(context.database, uuid);
  // Not in one transaction: rows are invisible until the file is ready, and nobody has to wait for all of them.
  for (let at = 0; at < rows.length; at += batchSize) {
    const some = rows.slice(at, at + batchSize).map((row) => ({ ...row, importUuid: uuid }));
    await insertRegisterRows(context.database, some);
    if (!(await saveProgress(context.database, taken, compared.length, leaseAfter(context.now())))) return;
  }
  await inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, "comparing");
    await deleteImportFile(tx, uuid);
    const elsewhere = counts.elsewhere + Math.max(0, total - compared.length);
    await changeImport(tx, uuid, {
      state: "ready",
      rowsDone: total,
      counts: { ...counts, elsewhere },
      leasedUntil: null,
    });
  });
}

/** Records why a file cannot be compared; retries if it was only too much at the moment. */
async function failImport(context: UseCaseContext, { uuid }: ImportRecord, error: unknown): Promise<void> {
  if (error instanceof UseCaseError && error.kind === "unavailable") return leave(context, uuid);
  const [fault = "register_unreadable"] = error instanceof UseCaseError ? Object.values(error.errors).flat() : [];
  await inTransaction(context.database, async (tx) => {
    await lockedImport(tx, uuid, "comparing");
    await deleteImportFile(tx, uuid);
    await changeImport(tx, uuid, { state: "failed", fault, leasedUntil: null });
  }).catch((second: unknown) => {
    // Cancelled in the meantime.
    if (!(second instanceof UseCaseError)) throw second;
  });
  if (!(error instanceof UseCaseError)) throw error;
}
