import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";

import { type PriceFacts, usePriceText } from "./use-price-text.ts";

interface HouseFigures {
  readonly beds: string | null;
  readonly price: string | null;
  /** How far it is off the route. */
  readonly place: string | null;
}

/** What is known of a house's beds, price and place in words; null where nothing is. */
export function useHouseFigures(
  house: PriceFacts & { readonly beds: number | null; readonly distanceOffRouteM: number | null },
): HouseFigures {
  const t = useTranslations("facts.house");
  const price = usePriceText()(house);
  const formats = useFormats();
  const off = house.distanceOffRouteM;
  // Whole tens of metres, a kilometre and more with one decimal.
  const distance = (metres: number) =>
    metres < 1000 ? formats.metres(Math.round(metres / 10) * 10) : formats.kilometres(metres);
  const place = off === null ? null : off < 50 ? t("onWay") : t("offWay", { distance: distance(off) });
  return { beds: house.beds === null ? null : t("beds", { count: house.beds }), price, place };
}
