import type { Language } from "#domain/text/language.ts";
import { type PlanFileFormat, planFiles } from "#contract/plans/plan-files.ts";
import { listHousesOfTowns, type ReachableHouse } from "#database/queries/places/houses-of-towns.ts";
import { findUser } from "#database/queries/accounts/users.ts";
import { findPlanOfCalendar } from "#database/queries/plans/plans.ts";
import type { UseCaseContext } from "#use-cases/context.ts";
import { notValid, UseCaseError } from "#use-cases/use-case-error.ts";
import { runTask } from "#use-cases/workers/worker-pool.ts";
import { openPlan } from "../plan-access.ts";
import type { FileWording } from "./write-plan-file.ts";
import type { PlanSources } from "./gather-plan-for-export.ts";
import { loadPlanSources } from "./load-plan-sources.ts";

interface PlanFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
}

/**
 * A plan as a file, for its owner or for anybody with its share link.
 *
 * @throws UseCaseError `not-found` for everybody else, `not-valid` for a calendar of a plan without dates
 */
export async function exportPlan(
  context: UseCaseContext,
  uuid: string,
  format: PlanFileFormat,
  { share, ...stated }: FileWording & { readonly share?: string | undefined },
): Promise<PlanFile> {
  const opened = await openPlan(context, uuid, share);
  if (planFiles[format].needsDates && opened.record.startDate === null)
    throw notValid("startDate", "start_date_missing");
  const content = await writeInThread(context, await loadPlanSources(context, opened), format, stated);
  return { name: `${fileName(opened.record.name)}.${format}`, mediaType: planFiles[format].mediaType, content };
}

/** Plans with more characters than this are written in a worker, so that others need not wait. */
const longWords = 200_000;

async function writeInThread(
  context: UseCaseContext,
  { graphs, lines, ...sources }: PlanSources,
  format: PlanFileFormat,
  wording: FileWording,
): Promise<string | Uint8Array> {
  const { days } = sources.record;
  const characters = days.reduce((sum, { notes, carry }) => sum + notes.length + carry.length, 0);
  const share = context.workers.share.bind(context.workers);
  return runTask(
    context,
    format === "pdf" || characters > longWords ? "files" : "quick",
    "writePlanFile",
    { graphs: graphs.map(share), lines: lines.map(share) },
    sources,
    format,
    wording,
    format === "pdf" ? await housesOfOpenNights(context, sources) : [],
  );
}

/** Nothing can be looked up on paper: nights without a chosen house list those of the town that fit the options. */
async function housesOfOpenNights(
  context: UseCaseContext,
  { record, houses }: Pick<PlanSources, "record" | "houses">,
): Promise<readonly ReachableHouse[]> {
  const open = record.days.filter(({ house }) => !houses.has(house ?? ""));
  const houseLists = await listHousesOfTowns(context.database, [...new Set(open.map(({ to }) => to))]);
  return houseLists.filter(({ townSlug, type }) =>
    open.some(({ to, leg }) => {
      const types = record.legs[leg]?.lodgingTypes ?? [];
      return to === townSlug && (types.length === 0 || types.includes(type));
    }),
  );
}

/**
 * The calendar at a calendar address; empty if the plan has no dates.
 *
 * @param options language of the request; null for that of the plan's owner, as calendar services send none
 * @returns the file, and the language in which it is written
 * @throws UseCaseError `not-found`
 */
export async function exportCalendar(
  context: UseCaseContext,
  token: string,
  { language, hasTimes }: { readonly language: Language | null; readonly hasTimes: boolean },
): Promise<{ readonly calendar: string; readonly language: Language }> {
  // The database raises an error for other texts, such as one with NUL.
  const record = /^[\w-]{1,200}$/.test(token) ? await findPlanOfCalendar(context.database, token) : null;
  if (!record) throw new UseCaseError("not-found");
  const planLanguage = language ?? (await findUser(context.database, record.ownerUuid))?.locale ?? "en";
  const calendar = await writeInThread(context, await loadPlanSources(context, { record, access: "owner" }), "ics", {
    language: planLanguage,
    hasTimes,
  });
  return { calendar: String(calendar), language: planLanguage };
}

/** The name of the plan in characters allowed on every system; `plan` if none remain. */
function fileName(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  const words = plain.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return words.slice(0, 80) || "plan";
}
