import type { Language } from "#contract/language.ts";
import type { PlanFileFormat } from "#contract/plan-files.ts";
import { csvMediaType } from "#domain/exports/csv.ts";
import { gpxMediaType, writeGpx } from "#domain/exports/gpx.ts";
import { kmlMediaType, writeKml } from "#domain/exports/kml.ts";
import { listHousesOfTowns } from "#database/queries/houses-of-towns.ts";
import { findUser } from "#database/queries/users.ts";
import { findPlanOfCalendar } from "#database/queries/plans.ts";
import type { UseCaseContext } from "../context.ts";
import { notValid, Refusal } from "../refusal.ts";
import { writeBooklet } from "./booklet/write-booklet.ts";
import { openPlan } from "./plan-access.ts";
import { calendarMediaType, planCalendar } from "./plan-calendar.ts";
import { planJson } from "./plan-json.ts";
import { planTable } from "./plan-table.ts";
import { walkOf } from "./plan-walk-file.ts";
import { gatherPlan, type PlanToTake } from "./take-along.ts";

export interface PlanFile {
  readonly name: string;
  readonly mediaType: string;
  readonly content: string | Uint8Array;
}

type Writer = (plan: PlanToTake, language: Language, context: UseCaseContext) => string | Promise<Uint8Array>;

const writers: Readonly<Record<PlanFileFormat, { mediaType: string; write: Writer }>> = {
  gpx: { mediaType: gpxMediaType, write: (plan, language) => writeGpx(walkOf(plan, language)) },
  kml: { mediaType: kmlMediaType, write: (plan, language) => writeKml(walkOf(plan, language)) },
  ics: { mediaType: calendarMediaType, write: planCalendar },
  csv: { mediaType: csvMediaType, write: planTable },
  json: { mediaType: "application/json", write: planJson },
  pdf: { mediaType: "application/pdf", write: bookletWithHouses },
};

/**
 * A plan as a file, for its owner or for whoever holds its share link.
 *
 * @throws Refusal `not-found` for everybody else, `not-valid` for a calendar of a plan without dates
 */
export async function exportPlan(
  context: UseCaseContext,
  uuid: string,
  format: PlanFileFormat,
  { language, share }: { language: Language; share?: string | undefined },
): Promise<PlanFile> {
  const opened = await openPlan(context, uuid, share);
  if (format === "ics" && opened.record.startDate === null) throw notValid("startDate", "start_date_missing");
  const { mediaType, write } = writers[format];
  const content = await write(await gatherPlan(context, opened), language, context);
  return { name: `${fileName(opened.record.name)}.${format}`, mediaType, content };
}

/** On paper nothing can be looked up: where no house is chosen yet, those of the town are named. */
async function bookletWithHouses(plan: PlanToTake, language: Language, context: UseCaseContext): Promise<Uint8Array> {
  const open = plan.days.filter(({ house }) => house === null).map(({ stored }) => stored.to);
  const houses = await listHousesOfTowns(context.database, [...new Set(open)]);
  return writeBooklet(
    plan,
    language,
    Map.groupBy(houses, ({ townSlug }) => townSlug),
  );
}

/**
 * The calendar behind a calendar address; empty while the plan has no dates.
 *
 * @param language null takes that of the plan's owner, as services that fetch calendars name none
 * @throws Refusal `not-found`
 */
export async function exportCalendar(
  context: UseCaseContext,
  token: string,
  language: Language | null,
): Promise<string> {
  // The database refuses other texts, such as one with NUL, with an error.
  const record = /^[\w-]{1,200}$/.test(token) ? await findPlanOfCalendar(context.database, token) : null;
  if (!record) throw new Refusal("not-found");
  const spoken = language ?? (await findUser(context.database, record.ownerUuid))?.locale ?? "en";
  return planCalendar(await gatherPlan(context, { record, access: "owner" }), spoken);
}

/** The name of the plan in letters that every system takes; `plan` where nothing is left of it. */
function fileName(name: string): string {
  const plain = name.normalize("NFD").replaceAll(/\p{Mn}/gu, "");
  const words = plain.replaceAll(/[^A-Za-z0-9]+/g, "-").replaceAll(/^-+|-+$/g, "");
  return words.slice(0, 80) || "plan";
}
