import { newUuid } from "#database/new-uuid.ts";
import type { PlanContent } from "#database/queries/plans.ts";
import { mostNotes, mostPlanDays } from "#domain/plan-editing/stored-plan.ts";
import { requireMember } from "../../actor.ts";
import type { UseCaseContext } from "../../context.ts";
import { notValid } from "../../refusal.ts";
import { keepNewPlan } from "../create-plan.ts";
import { type ReadPlan, showKeptPlan } from "../show-kept-plan.ts";
import { type ImportedPlan, planFromList } from "./plan-from-list.ts";
import { planFromOwnFile } from "./plan-from-own-file.ts";
import { readGpx } from "./read-gpx.ts";
import { readJson } from "./read-json.ts";
import { readTable } from "./read-table.ts";

export interface ImportRequest {
  readonly text: string;
  /** Null takes the name in the file, or that of the file. */
  readonly name: string | null;
  readonly fileName: string;
  /** Slug; null chooses the route that has most of the places. */
  readonly route: string | null;
  readonly preview: boolean;
}

export interface ImportAnswer {
  readonly plan: ReadPlan;
  readonly unmatched: readonly string[];
  readonly preview: boolean;
}

/**
 * Makes a plan of a GPX, CSV or JSON file; as a preview, nothing is written.
 *
 * @throws Refusal `unauthenticated` or `not-valid`; PlanNotPossible when the days cannot be walked
 */
export async function importPlan(context: UseCaseContext, request: ImportRequest): Promise<ImportAnswer> {
  const member = requireMember(context);
  const { content, unmatched } = await readPlanFile(context, request);
  checkLimits(content);
  if (!request.preview) return { plan: await keepNewPlan(context, content), unmatched, preview: false };
  const now = context.now();
  const record = {
    ...content,
    uuid: newUuid(),
    ownerUuid: member.uuid,
    version: 1,
    shareToken: null,
    calendarToken: null,
    createdAt: now,
    updatedAt: now,
  };
  return { plan: await showKeptPlan(context, { record, access: "owner" }), unmatched, preview: true };
}

function readPlanFile(context: UseCaseContext, { text, name, fileName, route }: ImportRequest): Promise<ImportedPlan> {
  // The database keeps no NUL.
  const clean = text
    .replaceAll("\u0000", "")
    .replace(/^\ufeff/, "")
    .trim();
  const named = (inFile: string | null): string =>
    (name ?? inFile ?? fileName.replace(/\.[^.]*$/, "")).trim().slice(0, 200) || "Plan";
  if (clean === "") throw notValid("file", "file_without_stops");
  if (clean.startsWith("{") || clean.startsWith("[")) {
    const read = readJson(clean);
    if ("legs" in read) return planFromOwnFile(context, read, named(read.name));
    return planFromList(context, read, route, named(read.name));
  }
  const list = clean.startsWith("<") ? readGpx(clean) : readTable(clean);
  return planFromList(context, list, route, named(list.name));
}

/** What is written by hand has the same limits when it comes from a file. */
function checkLimits({ days }: PlanContent): void {
  if (days.length > mostPlanDays) throw notValid("file", "too_many_days");
  const isLong = days.some(
    ({ notes, carry, bookingReference }) =>
      notes.length > mostNotes || carry.length > mostNotes || bookingReference.length > 200,
  );
  if (isLong) throw notValid("file", "words_too_long");
}
