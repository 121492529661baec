import { fieldText } from "#contract/administration/field-text.ts";
import { isIsoDate } from "#domain/calendar/iso-date.ts";
import { type Language, regionOf } from "#domain/text/language.ts";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";
import { dateFormat } from "#web/ui/text/formats.ts";

/** Fields whose value is a day of every year. */
const everyYear = new Set(["fromDay", "toDay"]);

/** Degrees have the format of map apps. */
const degreeFields = new Set(["lat", "lon"]);

/** A leap year, which has every date. */
const someYear = 2024;

/** A value for tables, with dates and numbers in the reader's language. */
export function plainValue(field: string, value: unknown, locale: Language): string {
  if (Array.isArray(value) && value.some((one) => typeof one === "string")) {
    return value.map((one) => plainValue(field, one, locale)).join("; ");
  }
  if (typeof value === "number" && !degreeFields.has(field)) {
    return new Intl.NumberFormat(regionOf(locale), { useGrouping: false, maximumFractionDigits: 10 }).format(value);
  }
  if (typeof value !== "string") return fieldText(value);
  if (isIsoDate(value)) return writePartialDate(value, locale);
  const day = `${someYear}-${value}`;
  if (!everyYear.has(field) || !isIsoDate(day)) return value;
  return dateFormat(regionOf(locale), { day: "numeric", month: "long" }).format(new Date(`${day}T00:00:00Z`));
}
