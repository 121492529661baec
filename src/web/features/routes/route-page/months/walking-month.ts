import { dateFormat } from "#web/ui/text/formats.ts";

/** The months of a year, 1 to 12. */
export const months: readonly number[] = Array.from({ length: 12 }, (_, index) => index + 1);

/** The month that an address names as 1 to 12; null for none and for what is no month. */
export function readMonth(value: string | null): number | null {
  return months.find((month) => String(month) === value) ?? null;
}

/** How a month is called: "March", or "Mar" where there is little room. */
export function monthName(locale: string, month: number, length: "long" | "short" = "long"): string {
  return dateFormat(locale, { month: length })
    .format(new Date(Date.UTC(2024, month - 1, 1)))
    .replace(".", "");
}
