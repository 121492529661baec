import { insertAuditEntry } from "#database/queries/content/audit-log.ts";
import { entriesOfImport, deleteFactsOfImport } from "#database/queries/administration/registers/house-facts.ts";
import { takenHouseSlugs } from "#database/queries/administration/registers/known-places.ts";
import {
  changeImport,
  type ImportRecord,
  lockImport,
  saveProgress,
  claimNextImport,
} from "#database/queries/administration/registers/imports.ts";
import { tickedAfter } from "#database/queries/administration/registers/rows.ts";
import { applySteps, deleteSteps, insertSteps } from "#database/queries/administration/registers/steps.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { writeContent } from "#use-cases/administration/records/write-record.ts";
import type { UseCaseContext } from "../../context.ts";
import { lockedImport } from "./present-import.ts";
import { stepsOfEntries } from "./steps-of-entries.ts";
import { type Steps, stepsOfRows } from "./steps-of-rows.ts";

/** A process without a heartbeat for this long is considered dead. */
const leaseMs = 60_000;

export function leaseAfter(now: Date): Date {
  return new Date(now.getTime() + leaseMs);
}

/** Releases a file, so that another process can take it immediately. */
export async function leave(context: UseCaseContext, uuid: string): Promise<void> {
  await changeImport(context.database, uuid, { leasedUntil: null });
}

/** The resource name of register imports in the audit log, with the uuid of the import. */
export const registerResource = "register-import";

/** Rows of gone houses have negative line numbers. */
const beforeFirst = -1_000_000;
/** Houses prepared at a time: some hundredths of a second, then other work gets its turn. */
const batchSize = 100;

/** Applies and undoes the queued files, one at a time. @param signal stops it: another process continues */
export async function writeImports(context: UseCaseContext, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    const now = context.now();
    const claimed = await claimNextImport(context.database, "write", now, leaseAfter(now));
    if (claimed === null) return;
    await writeImport(context, claimed, signal).catch((error: unknown) => revertState(context, claimed, error));
  }
}

/** State of a file after its writing has failed. */
export const previousState = { applying: "ready", undoing: "applied" } as const;

/** A file that cannot be written returns to its previous state with its selection. */
async function revertState(context: UseCaseContext, { uuid, state }: ImportRecord, error: unknown): Promise<void> {
  const isCancelled = await inTransaction(context.database, async (tx) => {
    await deleteSteps(tx, uuid);
    if ((await lockImport(tx, uuid))?.state !== state) return true;
    await changeImport(tx, uuid, { state: previousState[state as keyof typeof previousState], leasedUntil: null });
    return false;
  });
  if (!isCancelled) throw error;
}

async function writeImport(context: UseCaseContext, taken: ImportRecord, signal: AbortSignal): Promise<void> {
  const { database } = context;
  const { uuid, state, askedBy: by } = taken;
  const change = { by, now: context.now() };
  await deleteSteps(database, uuid);
  let [seen, planned, closed, remaining] = [0, 0, 0, 0];
  for await (const portion of portions(context, taken, change.now)) {
    await insertSteps(database, portion.steps);
    remaining += portion.left;
    planned += portion.steps.filter(({ kind }) => kind !== "note").length;
    closed += portion.steps.filter(({ after }) => after?.["status"] === "closed").length;
    seen += portion.of;
    if (!(await saveProgress(database, taken, seen, leaseAfter(context.now())))) return deleteSteps(database, uuid);
    if (signal.aborted) return leave(context, uuid);
  }
  await writeContent(context, async (tx) => {
    const { fileName: name, source, licence, date } = await lockedImport(tx, uuid, state);
    const isApplied = state === "applying";
    const action = isApplied ? "import" : "revert";
    const { added, changed, dropped } = await applySteps(tx, uuid, change, action);
    remaining += planned - added - changed - dropped;
    if (!isApplied) await deleteFactsOfImport(tx, uuid);
    await insertAuditEntry(tx, {
      at: change.now,
      by,
      resource: registerResource,
      resourceUuid: uuid,
      action,
      ...(isApplied
        ? { after: { name, source, licence, date, changed: changed - closed, added, closed } }
        : { before: { name, source }, after: { name, left: remaining, changed, dropped } }),
    });
    await changeImport(tx, uuid, {
      state: isApplied ? "applied" : "undone",
      left: remaining,
      leasedUntil: null,
      ...(isApplied && { appliedAt: change.now }),
    });
  });
  await deleteSteps(database, uuid);
}

/** The steps of a file in batches, with the number of houses in each. */
async function* portions(
  { database }: UseCaseContext,
  file: ImportRecord,
  now: Date,
): AsyncGenerator<Steps & { readonly of: number }> {
  if (file.state === "undoing") {
    let after: string | null = null;
    while (file.appliedAt !== null) {
      const entries = await entriesOfImport(database, file.appliedAt, after, batchSize);
      if (entries.length === 0) return;
      after = entries.at(-1)?.uuid ?? after;
      yield { ...(await stepsOfEntries(database, file, entries, now)), of: entries.length };
    }
    return;
  }
  const slugs = new Set(await takenHouseSlugs(database));
  for (let line = beforeFirst; ;) {
    const rows = await tickedAfter(database, file.uuid, line, batchSize);
    if (rows.length === 0) return;
    line = rows.at(-1)?.line ?? line;
    yield { ...(await stepsOfRows(database, file, rows, slugs, now)), of: rows.length };
  }
}
