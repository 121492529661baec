import type { Language } from "#domain/text/language.ts";
import type { PlanFileFormat } from "#contract/plans/plan-files.ts";
import { writeGpx } from "#domain/exports/gpx.ts";
import { writeKml } from "#domain/exports/kml.ts";
import type { ReachableHouse } from "#database/queries/places/houses-of-towns.ts";
import { writeBooklet } from "./booklet/write-booklet.ts";
import { planICalendar } from "./plan-icalendar.ts";
import { planCsv } from "./plan-csv.ts";
import { walkOf } from "./plan-gpx-kml.ts";
import { gatherPlan, type PlanSources, type PlanForExport } from "./gather-plan-for-export.ts";
import { notesOf } from "#domain/plans/editing/stored-plan.ts";

/** Identifies the file format for imports. */
const planFormat = { format: "vieira-plan", formatVersion: 1 } as const;

/** A whole plan as JSON for re-import; names and figures are for other programs. */
function planJson({ record, days }: PlanForExport): string {
  const { name, startDate, legs, waivesCompostela, routine, goalNights } = record;
  const file = {
    ...planFormat,
    name,
    startDate,
    legs,
    waivesCompostela,
    routine,
    goalNights,
    days: days.map(({ stored, figures, fromName, toName, house, end }) => ({
      number: stored.number,
      leg: stored.leg,
      kind: stored.kind,
      date: figures.date ?? null,
      from: stored.from,
      fromName,
      to: stored.to,
      toName,
      lat: end?.lat ?? null,
      lon: end?.lon ?? null,
      ...(figures.isWayKnown && {
        km: figures.km,
        ...(figures.climbUnknownKm === 0 && { ascentM: figures.ascentM, descentM: figures.descentM }),
        hours: figures.hours,
      }),
      pinned: stored.pinned,
      ...notesOf(stored),
      houseName: house?.name ?? null,
    })),
  };
  return `${JSON.stringify(file, null, 2)}\n`;
}

/** Options for a file of a plan. */
export interface FileWording {
  readonly language: Language;
  /** Includes times, in formats that support them. */
  readonly hasTimes: boolean;
}

/** A plan as a file. Takes up to seconds for a booklet. @param houses of the towns of nights, for booklets */
export async function writePlanFile(
  sources: PlanSources,
  format: PlanFileFormat,
  { language, hasTimes }: FileWording,
  houses: readonly ReachableHouse[],
): Promise<string | Uint8Array> {
  const plan = gatherPlan(sources);
  switch (format) {
    case "gpx":
      return writeGpx(walkOf(plan, language, hasTimes));
    case "kml":
      return writeKml(walkOf(plan, language, false));
    case "ics":
      return planICalendar(plan, language, hasTimes);
    case "csv":
      return planCsv(plan);
    case "json":
      return planJson(plan);
    case "pdf":
      return writeBooklet(
        plan,
        language,
        Map.groupBy(houses, ({ townSlug }) => townSlug),
      );
  }
}
