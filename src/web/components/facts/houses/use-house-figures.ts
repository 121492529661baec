import { useTranslations, useLocale } from "use-intl";

import type { AccommodationSummary } from "#contract/places/accommodations.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { regionOf } from "#domain/text/language.ts";
import { moneyFormat } from "#domain/plans/cost/write-money.ts";

/** The known facts on a house's beds, price and place as text; null if there are none. */
export function useHouseFigures(
  house: PriceFacts & { readonly beds: number | null; readonly distanceOffRouteM: number | null },
) {
  const t = useTranslations("facts.house");
  const price = usePriceText()(house);
  const { distance } = useFormats();
  const off = house.distanceOffRouteM;
  const place = off === null ? null : off < 50 ? t("onWay") : t("offWay", { distance: distance(off) });
  return {
    beds: house.beds === null ? null : t("beds", { count: house.beds }),
    price,
    /** Its distance from the route. */
    place,
  };
}

/** The price of a night, if known. */
type PriceFacts = Pick<AccommodationSummary, "priceFrom" | "priceTo" | "currency" | "donation">;

/** Formats a price as "€12" or "€12–15", a donation in words, an unknown one as `null`. */
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
