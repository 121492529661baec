import { regionOf } from "#domain/language.ts";
import { moneyFormat } from "#domain/plan-cost/write-money.ts";
import { useLocale, useTranslations } from "use-intl";

/** What a night costs, as far as it is known. */
export interface PriceFacts {
  readonly priceFrom: number | null;
  readonly priceTo: number | null;
  readonly currency: string | null;
  readonly donation: boolean | null;
}

/** Writes a price as "€12" or "€12–15", a donation in words, an unknown one as `null`. */
export function usePriceText(): (facts: PriceFacts) => string | null {
  const t = useTranslations("facts.house");
  const locale = useLocale();
  return ({ priceFrom, priceTo, currency, donation }) => {
    if (donation) return t("donation");
    const [least, most] = [priceFrom ?? priceTo, priceTo ?? priceFrom];
    if (least === null || most === null) return null;
    const format = moneyFormat(regionOf(locale), currency ?? "EUR");
    return least === most ? format.format(least) : format.formatRange(least, most);
  };
}
