import { dateFormat } from "#web/ui/text/date-format.ts";
import type { Language } from "#domain/language.ts";

/** What opening hours say besides days, months and times. */
export interface HoursWords {
  readonly always: string;
  readonly closed: string;
  readonly publicHolidays: string;
  /** Between two spans of one day. */
  readonly and: string;
}

const days = ["Mo", "Tu", "We", "Th", "Fr", "Sa", "Su"];
const months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"];
const known = new Set([...days, ...months, "PH", "off", "closed"]);

/** Every name that may stand in opening hours. */
const name = /[A-Za-z]+/g;
const time = /\b(\d{1,2}:\d{2})-(\d{1,2}:\d{2})\b/g;

/**
 * Opening hours as OpenStreetMap has them, such as "Mo-Fr 09:00-13:30,16:30-20:00; PH off", in words of a language. What
 * has other signs in it than days, months and times is given back as it is.
 */
export function hoursInWords(hours: string, locale: Language, words: HoursWords): string {
  if (hours === "24/7") return words.always;
  const plain = hours.replace(/\s*""$/, "");
  if ((plain.match(name) ?? []).some((each) => !known.has(each)) || /[^\w\s:;,-]/.test(plain)) return hours;
  const month = dateFormat(locale, { month: "short" });
  const weekday = dateFormat(locale, { weekday: "short" });
  const written = (each: string): string => {
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
    .replace(name, (each) => (known.has(each) ? written(each) : each));
}
