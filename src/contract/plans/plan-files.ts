import { csvMediaType } from "#domain/exports/csv.ts";
import { gpxMediaType } from "#domain/exports/gpx.ts";
import { kmlMediaType } from "#domain/exports/kml.ts";
import { languages } from "#domain/text/language.ts";
import { z } from "zod";
import { shareToken } from "../http/field-types.ts";

/**
 * File formats of a plan by extension, in display order. The addresses of the API, their descriptions and the list on
 * the page of a plan are derived from it.
 */
export const planFiles = {
  gpx: {
    title: "a GPX 1.1 file with a track for each day and the stops as waypoints",
    mediaType: gpxMediaType,
    needsDates: false,
    canHaveTimes: true,
  },
  kml: {
    title: "a KML 2.2 file with a line for each day",
    mediaType: kmlMediaType,
    needsDates: false,
    canHaveTimes: false,
  },
  ics: {
    title: "an iCalendar file with an event for each day",
    mediaType: "text/calendar; charset=utf-8",
    needsDates: true,
    canHaveTimes: true,
  },
  csv: { title: "a table with a row for each day", mediaType: csvMediaType, needsDates: false, canHaveTimes: false },
  json: {
    title: "JSON that can be imported again",
    mediaType: "application/json",
    needsDates: false,
    canHaveTimes: false,
  },
  pdf: { title: "a booklet to print", mediaType: "application/pdf", needsDates: false, canHaveTimes: false },
} satisfies Record<string, PlanFileKind>;

interface PlanFileKind {
  /** Its title, following "A plan as". */
  readonly title: string;
  readonly mediaType: string;
  /** Not available for a plan without a start date. */
  readonly needsDates: boolean;
  /** Whether it can contain planned times. */
  readonly canHaveTimes: boolean;
}

export type PlanFileFormat = keyof typeof planFiles;
export const planFileFormats = Object.keys(planFiles) as readonly PlanFileFormat[];

/** Query of `GET /api/plans/{uuid}.gpx` and other formats. */
export const planFileQuery = z.object({
  share: shareToken,
  language: z.enum(languages).optional().meta({ description: "Of the text in the file; Accept-Language by default" }),
  times: z
    .stringbool({ truthy: ["true", "1"], falsy: ["false", "0"] })
    .optional()
    .meta({ description: "GPX and iCalendar: with times according to the plan's routine, if it has dates" }),
});
