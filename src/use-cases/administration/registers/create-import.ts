import { promisify } from "node:util";
import { gunzip, gzip } from "node:zlib";
import type { RegisterImport } from "#contract/administration/registers.ts";
import { countUnderWay, findMapping, keepImport } from "#database/queries/administration/registers/imports.ts";
import { canBeMatched, columnsOfHeader, headerKey } from "#domain/house-registers/register-columns.ts";
import { openStreetMap, registerOfHeader } from "#domain/house-registers/known-registers.ts";
import { inTransaction } from "#database/transaction.ts";
import { requireEditor } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { presentedImport } from "./present-import.ts";
import type { RegisterSight } from "./read-register.ts";

/** Files that may be under way at a time; each is held in memory while it is compared. */
const maxRunning = 5;

export interface SentRegister {
  readonly text: string;
  readonly fileName: string;
  /** When the register was true; today when nobody says. */
  readonly date?: string | undefined;
}

/**
 * Takes a file of a register. Where its columns are known it waits to be compared with our houses, else somebody has to say
 * what they are.
 *
 * @throws UseCaseError for everybody but editors, `not-valid` for what is no register, and as `runFileTask`
 */
export async function createImport(context: UseCaseContext, sent: SentRegister): Promise<RegisterImport> {
  const { uuid: by } = requireEditor(context);
  const now = context.now();
  const today = now.toISOString().slice(0, 10);
  const date = sent.date ?? today;
  refuseFuture(date, now);
  if ((await countUnderWay(context.database)) >= maxRunning) throw notValid("file", "register_too_many");
  const sight = await runFileTask(context, "files", "sightRegister", sent.text);
  const known = await whatIsKnown(context, sight);
  const text = await packed(sent.text);
  const kept = await inTransaction(context.database, (tx) =>
    keepImport(
      tx,
      {
        fileName: sent.fileName.replaceAll(/\p{Cc}/gu, "").slice(0, 200),
        createdAt: now,
        createdBy: by,
        date,
        ...known,
        ...sight,
      },
      text,
    ),
  );
  if (kept.state === "waiting") context.jobs.ring();
  return presentedImport(context.database, kept.uuid);
}

/** Nothing is known of tomorrow. @throws UseCaseError `not-valid` */
export function refuseFuture(date: string, now: Date): void {
  if (date > now.toISOString().slice(0, date.length)) throw notValid("date", "register_date");
}

/** What is known of a file by its header, from the registers and from what editors have said before. */
async function whatIsKnown({ database }: UseCaseContext, { format, header, sample }: RegisterSight) {
  if (format === "overpass") return { state: "waiting" as const, columns: {}, ...openStreetMap };
  const said = await findMapping(database, headerKey(header));
  if (said) {
    const { columns, source, licence } = said;
    return { state: "waiting" as const, columns, source, licence };
  }
  const columns = columnsOfHeader(header, sample);
  const register = registerOfHeader(header);
  const { source = "", licence = "" } = register ?? {};
  const isKnown = register !== null && canBeMatched(columns);
  return { state: isKnown ? ("waiting" as const) : ("mapping" as const), columns, source, licence };
}

/** A text as it is kept: compressed, in base 64. */
async function packed(text: string): Promise<string> {
  return (await promisify(gzip)(text, { level: 4 })).toString("base64");
}

/** A text that was kept. */
export async function unpacked(kept: string): Promise<string> {
  return (await promisify(gunzip)(Buffer.from(kept, "base64"))).toString();
}
