import { type Language, regionOf } from "#domain/text/language.ts";
const kilobyte = 1_000;
const megabyte = 1_000_000;

/** Bytes as "840 kB" or "2.4 MB". */
export function writeSize(bytes: number, locale: Language): string {
  const isLarge = bytes >= megabyte;
  const format = new Intl.NumberFormat(locale, {
    style: "unit",
    unit: isLarge ? "megabyte" : "kilobyte",
    unitDisplay: "short",
    maximumFractionDigits: isLarge ? 1 : 0,
  });
  return format.format(bytes / (isLarge ? megabyte : kilobyte));
}

/** An instant as its day and time, in the format of a language. */
export function writeMoment(iso: string, locale: Language): string {
  return new Intl.DateTimeFormat(regionOf(locale), {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));
}
