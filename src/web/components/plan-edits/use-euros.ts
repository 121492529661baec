import { regionOf } from "#domain/language.ts";
import { useLocale } from "use-intl";

/** Writes euro cents as people do: whole euros where there are no cents. */
export function useEuros(): (cents: number) => string {
  const locale = useLocale();
  return (cents) =>
    new Intl.NumberFormat(regionOf(locale), {
      style: "currency",
      currency: "EUR",
      minimumFractionDigits: cents % 100 === 0 ? 0 : 2,
    }).format(cents / 100);
}
