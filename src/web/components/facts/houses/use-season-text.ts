import { useLocale, useTranslations } from "use-intl";

import type { Season, SeasonEnd, SeasonSpan } from "#domain/route-graph/route-graph.ts";
import { dateFormat, type Formats, useFormats } from "#web/ui/text/formats.ts";

/** Formats a house's season in the language of the page. */
export function useSeasonText(): (season: Season) => string {
  const t = useTranslations("facts.season");
  const locale = useLocale();
  const formats = useFormats();
  return (season) =>
    writeSeason(season, locale, formats, {
      wholeYear: t("wholeYear"),
      day: (date) => t("day", { date }),
      span: (from, to) => t("span", { from, to }),
      easter: t("easter"),
      daysBeforeEaster: (days) => t("daysBeforeEaster", { days }),
      daysAfterEaster: (days) => t("daysAfterEaster", { days }),
      weekdays: (names) => t("weekdays", { names }),
    });
}

/** Translations for seasons: the messages `house.season.*`. */
export interface SeasonWords {
  wholeYear: string;
  /** A day of the year, as written within a span. */
  day(date: string): string;
  span(from: string, to: string): string;
  easter: string;
  daysBeforeEaster(days: number): string;
  daysAfterEaster(days: number): string;
  weekdays(names: string): string;
}

/** A season in words: "1 April to 31 October", several spans joined by commas. */
export function writeSeason(season: Season, locale: string, formats: Formats, words: SeasonWords): string {
  return season.map((span) => writeSpan(span, locale, formats, words)).join(", ");
}

function writeSpan(span: SeasonSpan, locale: string, formats: Formats, words: SeasonWords): string {
  const isWholeYear = span.from === "01-01" && span.to === "12-31";
  const days = isWholeYear
    ? words.wholeYear
    : words.span(writeEnd(span.from, formats, words), writeEnd(span.to, formats, words));
  if (!span.weekdays || span.weekdays.length === 0 || span.weekdays.length === 7) return days;
  return `${days}, ${words.weekdays(weekdayNames(span.weekdays, locale))}`;
}

function writeEnd(end: SeasonEnd, formats: Formats, words: SeasonWords): string {
  const easter = /^easter(?:([+-]\d{1,3}))?$/.exec(end);
  // Any year works: only day and month are shown; a leap year has every day.
  if (!easter) return words.day(formats.dayAndMonth(`2024-${end}`));
  const days = Number(easter[1] ?? 0);
  if (days === 0) return words.easter;
  return days < 0 ? words.daysBeforeEaster(-days) : words.daysAfterEaster(days);
}

/** 1 January 2024 was a Monday. */
function weekdayNames(weekdays: readonly number[], locale: string): string {
  const format = dateFormat(locale, { weekday: "long" });
  const names = weekdays.map((day) => format.format(new Date(Date.UTC(2024, 0, day))));
  return new Intl.ListFormat(locale, { type: "conjunction" }).format(names);
}
