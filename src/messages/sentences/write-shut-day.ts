import { createTranslator } from "use-intl/core";
import type { PublicHoliday } from "#domain/calendar/holiday-names.ts";
import type { Language } from "#domain/language.ts";
import type { ShutDay } from "#domain/plan-warnings/shut-days.ts";

type Sentence = ShutDay["code"] | `${ShutDay["code"]}_likely`;
type Key = Sentence | `holidays.${PublicHoliday}`;

/** What they are written from. */
type ShutDayWords = Readonly<Record<Sentence, string>> & { readonly holidays: Readonly<Record<PublicHoliday, string>> };

/** A holiday or feasts of a day in a sentence. @param nameOf a town, by slug */
export function writeShutDay(
  shut: ShutDay,
  t: (key: Key, values?: Record<string, string | number>) => string,
  locale: string,
  nameOf: (town: string) => string,
): string {
  const { day } = shut;
  if (shut.code === "holiday") {
    const { country, region, holiday, isSure } = shut;
    const place = region ?? new Intl.DisplayNames(locale, { type: "region" }).of(country) ?? country;
    return t(isSure ? "holiday" : "holiday_likely", { day, place, holiday: t(`holidays.${holiday}`) });
  }
  const towns = new Intl.ListFormat(locale).format(shut.towns.map(nameOf));
  const year = shut.announced.slice(0, 4);
  return t(shut.isAnnounced ? "local_feast" : "local_feast_likely", { day, towns, year });
}

/** Writes days in whose feasts towns stand by name. @param shutDays messages of the language */
export function shutDayWriter(locale: Language, shutDays: ShutDayWords): (shut: ShutDay) => string {
  const t = createTranslator({ locale, messages: { shutDays }, namespace: "shutDays", timeZone: "UTC" });
  return (shut) => writeShutDay(shut, t, locale, (town) => town);
}
