import { cutText } from "#domain/text/cut-text.ts";
import type { ImportRemark } from "#contract/plans/import-remarks.ts";
import { planName, planNotes } from "#contract/plans/plans.ts";
import { maxPlanWords, maxNotes, maxPlanDays } from "#domain/plans/editing/stored-plan.ts";
import { requireMember } from "../../actor.ts";
import { attemptKey, countAttempt } from "#use-cases/security/rate-limits.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "#use-cases/use-case-error.ts";
import { runFileTask } from "../../imported-files/run-file-task.ts";
import { saveNewPlan, newRecord } from "../create-plan.ts";
import { type ReadPlan, presentPlan } from "../present-plan.ts";
import { type ImportedContent, planFromList } from "./plan-from-list.ts";
import { planFromOwnFile } from "./plan-from-own-file.ts";

interface ImportRequest {
  readonly text: string;
  /** Null for the name in the file, or the file name. */
  readonly name: string | null;
  readonly fileName: string;
  /** Slug; null for the route with most of the places. */
  readonly route: string | null;
  readonly preview: boolean;
}

interface ImportResult {
  readonly plan: ReadPlan;
  /** Places that match no town of the route, as named in the file. */
  readonly unmatched: readonly string[];
  /** Everything that was not imported as is. */
  readonly remarks: readonly ImportRemark[];
  readonly preview: boolean;
}

/** Limit of imports, including previews, per person. */
const importLimit = { name: "plan-import", maxAttempts: 10, windowMs: 600_000 };
const previewLimit = { name: "plan-import-preview", maxAttempts: 60, windowMs: 600_000 };

/**
 * Creates a plan from a GPX, CSV or JSON file; a preview writes nothing.
 * @throws UseCaseError `unauthenticated`, `not-valid`, `too-many-requests` or `unavailable`; PlanNotPossible if the
 * days cannot be walked
 */
export async function importPlan(context: UseCaseContext, request: ImportRequest): Promise<ImportResult> {
  const member = requireMember(context);
  const limit = request.preview ? previewLimit : importLimit;
  await countAttempt(context, limit, attemptKey(limit, member.uuid));
  const { content, remarks } = await contentOf(context, request);
  const unmatched = remarks.filter(({ code }) => code === "unmatched").map(({ written }) => written);
  if (!request.preview) return { plan: await saveNewPlan(context, content), unmatched, remarks, preview: false };
  const record = newRecord(member.uuid, content, context.now());
  return { plan: await presentPlan(context, { record, access: "owner" }), unmatched, remarks, preview: true };
}

/** Files are parsed in a separate thread: up to 5 MB of untrusted input. */
async function contentOf(
  context: UseCaseContext,
  { text, name, fileName, route }: ImportRequest,
): Promise<ImportedContent> {
  const named = (inFile: string | null): string => {
    const names = [name, inFile, fileName.replace(/\.[^.]*$/, ""), "Plan"];
    return names.map((one) => asName(one ?? "")).find((one) => one !== "") ?? "";
  };
  const parsed = await runFileTask(context, "files", "readPlanFile", text);
  // An exported plan is restored completely: merged days have the notes of all of them.
  if ("legs" in parsed) return checked(await planFromOwnFile(context, parsed, named(parsed.name)), maxPlanWords);
  return checked(await planFromList(context, parsed, route, named(parsed.name)), maxNotes);
}

function asName(text: string): string {
  const name = planName.safeParse(cutText(text.replaceAll("\u0000", ""), 200));
  return name.success ? name.data : "";
}

/** Imported notes have the same limits as entered ones. */
function checked(imported: ImportedContent, maxWords: number): ImportedContent {
  const { days } = imported.content;
  if (days.length > maxPlanDays) throw notValid("file", "too_many_days");
  const isLong = days.some(({ notes, carry }) => Math.max(notes.length, carry.length) > maxWords);
  if (isLong || days.some((day) => !planNotes.safeParse(day).success)) throw notValid("file", "words_too_long");
  return imported;
}
