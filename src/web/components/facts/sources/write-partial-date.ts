import { type Language, regionOf } from "#domain/text/language.ts";
import { dateFormat } from "#web/ui/text/formats.ts";

/** Formats a day, month or year in its precision: "2026-11" is "November 2026". */
export function writePartialDate(date: string, locale: Language): string {
  const [year = "", month, day] = date.split("-");
  if (month === undefined) return year;
  const options: Intl.DateTimeFormatOptions = {
    month: "long",
    year: "numeric",
    ...(day === undefined ? {} : { day: "numeric" }),
  };
  return dateFormat(regionOf(locale), options).format(
    new Date(Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1))),
  );
}
