import { createTranslator } from "use-intl/core";
import type { PublicHoliday } from "#domain/calendar/holiday-names.ts";
import type { Language } from "#domain/text/language.ts";
import type { HolidayWarning } from "#domain/plans/warnings/holiday-warnings.ts";

type Sentence = HolidayWarning["code"] | `${HolidayWarning["code"]}_likely`;
type Key = Sentence | `holidays.${PublicHoliday}`;

/** What they are written from. */
type HolidayWords = Readonly<Record<Sentence, string>> & { readonly holidays: Readonly<Record<PublicHoliday, string>> };

/** A holiday or feasts of a day in a sentence. @param nameOf a town, by slug */
export function writeHoliday(
  warning: HolidayWarning,
  t: (key: Key, values?: Record<string, string | number>) => string,
  locale: string,
  nameOf: (town: string) => string,
): string {
  const { day } = warning;
  if (warning.code === "holiday") {
    const { country, region, holiday, isSure } = warning;
    const place = region ?? new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
    return t(isSure ? "holiday" : "holiday_likely", { day, place, holiday: t(`holidays.${holiday}`) });
  }
  const towns = new Intl.ListFormat(locale).format(warning.towns.map(nameOf));
  const year = warning.announced.slice(0, 4);
  return t(warning.isAnnounced ? "local_feast" : "local_feast_likely", { day, towns, year });
}

/** Writes days in whose feasts towns stand by name. @param holidays messages of the language */
export function holidayWriter(locale: Language, holidays: HolidayWords): (warning: HolidayWarning) => string {
  const t = createTranslator({ locale, messages: { holidays }, namespace: "holidays", timeZone: "UTC" });
  return (warning) => writeHoliday(warning, t, locale, (town) => town);
}
