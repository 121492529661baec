import { z } from "zod";
import { isIsoDate } from "#domain/calendar/iso-date.ts";

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
