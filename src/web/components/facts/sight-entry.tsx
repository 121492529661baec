import type { ReactNode } from "react";
import { useLocale, useTranslations } from "use-intl";

import { textIn } from "#domain/text/text-in.ts";
import { dateFormat } from "#web/ui/text/formats.ts";
import type { Language } from "#domain/text/language.ts";

import { foreignLanguage } from "#web/ui/text/foreign-language.ts";
import { AttributedText } from "./sources/attributed-text.tsx";
import { PhotoFigure } from "./photo-picture.tsx";
import type { SightFacts } from "./sight-facts.ts";

interface SightEntryProps {
  name: string;
  sight: SightFacts;
  /** Its type and location. */
  children: ReactNode;
}

/** A sight in a list: its facts and its photos. */
export function SightEntry({ name, sight, children }: SightEntryProps) {
  const t = useTranslations("facts.sight");
  const locale = useLocale();
  const { nameLanguage, openingHours, photos, sources } = sight;
  const words = {
    always: t("hoursWords.always"),
    closed: t("hoursWords.closed"),
    publicHolidays: t("hoursWords.publicHolidays"),
    and: t("hoursWords.and"),
  };
  return (
    <li className="break-inside-avoid border-b border-line py-2.5">
      <span className="font-medium" lang={foreignLanguage(nameLanguage, locale)}>
        {name}
      </span>
      {children}
      <AttributedText words={textIn(locale, "description", sight)} sources={sources} className="text-sm" />
      {openingHours === null ? null : (
        <p className="text-sm text-ink-2">{t("hours", { hours: hoursInWords(openingHours, locale, words) })}</p>
      )}
      {photos.length === 0 ? null : (
        <ul className="grid gap-3 py-2">
          {photos.map((photo) => (
            <li key={photo.uuid}>
              <PhotoFigure photo={photo} sizes="(min-width: 40rem) 23rem, 100vw" className="aspect-[3/2] w-full" />
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}

/** Keywords of opening hours besides days, months and times. */
export interface HoursWords {
  readonly always: string;
  readonly closed: string;
  readonly publicHolidays: string;
  /** Between two spans of one day. */
  readonly and: string;
}

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const osmNames = new Set([...days, ...months, "PH", "off", "closed"]);

/** Every name that may occur in opening hours. */
const name = /[A-Za-z]+/g;
const time = /\b(\d{1,2}:\d{2})-(\d{1,2}:\d{2})\b/g;

/**
 * Opening hours in OpenStreetMap format, such as "Mo-Fr 09:00-13:30,16:30-20:00; PH off", translated into a language.
 * Text with anything other than days, months and times is returned unchanged.
 */
export function hoursInWords(hours: string, locale: Language, words: HoursWords): string {
  if (hours === "24/7") return words.always;
  const plain = hours.replace(/\s*""$/, "");
  if ((plain.match(name) ?? []).some((each) => !osmNames.has(each)) || /[^\w\s:;,-]/.test(plain)) return hours;
  const month = dateFormat(locale, { month: "short" });
  const weekday = dateFormat(locale, { weekday: "short" });
  const translated = (each: string): string => {
    // 1 January 2024 was a Monday.
    if (days.includes(each)) return weekday.format(Date.UTC(2024, 0, 1 + days.indexOf(each)));
    if (months.includes(each)) return month.format(Date.UTC(2024, months.indexOf(each), 1));
    return each === "PH" ? words.publicHolidays : words.closed;
  };
  return plain
    .replace(/\b([A-Z][a-z]{2}) (\d{1,2})\b(?!:\d)/g, locale === "es" ? "$2\u00a0$1" : "$1\u00a0$2")
    .replace(/(\d:\d{2}),\s*(?=\d{1,2}:)/g, `$1\u00a0${words.and} `)
    .replace(/,\s*/g, ", ")
    .replace(/;\s*/g, "; ")
    .replace(/(?<![:\d])0(\d)(?=\u00a0)|(?<=\u00a0)0(\d)\b(?!:\d)/g, "$1$2")
    .replace(/(?<![\d:])-|-(?!\d{1,2}:)/g, "–")
    .replace(time, "$1–$2")
    .replace(name, (each) => (osmNames.has(each) ? translated(each) : each));
}
