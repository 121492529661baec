import { cutText } from "#domain/text/cut-text.ts";
import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { RegisterImport } from "#contract/administration/registers.ts";
import { countInProgress, findMapping, insertImport } from "#database/queries/administration/registers/imports.ts";
import { canBeMatched, columnsOfHeader, headerKey } from "#domain/house-registers/register-columns.ts";
import { openStreetMap, registerOfHeader } from "#domain/house-registers/known-registers.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { presentedImport } from "./present-import.ts";
import type { RegisterPreview } from "./read-register.ts";

/** Maximum number of files in progress; each is held in memory during comparison. */
const maxRunning = 5;

interface SentRegister {
  readonly text: string;
  readonly fileName: string;
  /** Date of the register; today if not given. */
  readonly date?: string | undefined;
}

/**
 * Accepts a file of a register. If its columns are known it is queued for comparison, else somebody has to map them.
 *
 * @throws UseCaseError for everybody but editors, `not-valid` for input that is not a register, and as `runFileTask`
 */
export async function createImport(context: UseCaseContext, sent: SentRegister): Promise<RegisterImport> {
  const { uuid: by } = requireEditor(context);
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const date = sent.date ?? today;
  refuseFuture(date, now);
  if ((await countInProgress(context.database)) >= maxRunning) throw notValid("file", "register_too_many");
  const sample = await runFileTask(context, "files", "previewRegister", sent.text);
  const register = await loadKnownRegister(context, sample);
  const text = await packed(sent.text);
  const created = await inTransaction(context.database, (tx) =>
    insertImport(
      tx,
      {
        fileName: cutText(sent.fileName.replaceAll(/\p{Cc}/gu, ""), 200),
        createdAt: now,
        createdBy: by,
        date,
        ...register,
        ...sample,
      },
      text,
    ),
  );
  if (created.state === "waiting") context.jobs.notify();
  return presentedImport(context.database, created.uuid);
}

/** @throws UseCaseError `not-valid` for a date in the future */
export function refuseFuture(date: string, now: Date): void {
  if (date > now.toISOString().slice(0, date.length)) throw notValid("date", "register_date");
}

/** What is known about a file from its header, from known registers and earlier column mappings. */
async function loadKnownRegister({ database }: UseCaseContext, { format, header, sample }: RegisterPreview) {
  if (format === "overpass") return { state: "waiting" as const, columns: {}, ...openStreetMap };
  const submitted = await findMapping(database, headerKey(header));
  if (submitted) {
    const { columns, source, licence } = submitted;
    return { state: "waiting" as const, columns, source, licence };
  }
  const columns = columnsOfHeader(header, sample);
  const register = registerOfHeader(header);
  const { source = "", licence = "" } = register ?? {};
  const isKnown = register !== null && canBeMatched(columns);
  return { state: isKnown ? ("waiting" as const) : ("mapping" as const), columns, source, licence };
}

/** A text in its stored form: compressed, in base64. */
async function packed(text: string): Promise<string> {
  return (await promisify(gzip)(text, { level: 4 })).toString("base64");
}

/** The text of a stored form. */
export async function unpacked(stored: string): Promise<string> {
  return (await promisify(gunzip)(Buffer.from(stored, "base64"))).toString();
}
