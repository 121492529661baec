import { z } from "zod";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { lineOf } from "./field-types.ts";

const pattern = String.raw`^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?$`;
const datePattern = new RegExp(pattern, "u");

function isPartialDate(text: string): boolean {
  return datePattern.test(text) && (text.length < "2026-11-23".length || isIsoDate(text));
}

/** A day, month or year, as far as known. */
export const partialDate = z
  .string()
  .refine(isPartialDate, { params: { sentence: "not_partial_date" } })
  .meta({ pattern, example: "2026-11" });

export const factSource = z
  .object({
    source: lineOf(500),
    date: partialDate.nullable().meta({ description: "Date the fact was valid or collected, as far as known" }),
    certainty: z.enum(["high", "medium", "low"]).nullable(),
  })
  .meta({ id: "FactSource" });

/** The source of each known fact of a resource, by field name. */
export const factSources = z
  .record(z.string(), factSource)
  .meta({ description: "By field name; unknown facts have none" });
