import { useTranslations } from "use-intl";

import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { usePriceText } from "#web/components/facts/use-price-text.ts";
import { useSeasonText } from "#web/components/facts/use-season-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import type { HouseFactKey } from "./house-facts.ts";

/** Writes a fact of a house in words; `null` when it is not known. */
export function useFactText(house: AccommodationDetail): (key: HouseFactKey) => string | null {
  const t = useTranslations("house.values");
  const names = useFactNames();
  const formats = useFormats();
  const writePrice = usePriceText();
  const writeSeason = useSeasonText();
  const { checkInFrom, checkInUntil, season, reservable, distanceOffRouteM: off } = house;
  const write: Record<HouseFactKey, () => string | null> = {
    type: () => names.houseType(house.type),
    operator: () => house.operator && names.operator(house.operator),
    beds: () => (house.beds === null ? null : formats.count(house.beds)),
    rooms: () => (house.rooms.length === 0 ? null : house.rooms.map(names.room).join(", ")),
    price: () => writePrice(house),
    season: () =>
      season && (house.seasonConfirmFirst ? `${writeSeason(season)} (${t("confirmFirst")})` : writeSeason(season)),
    checkIn: () =>
      checkInFrom &&
      (checkInUntil
        ? t("checkInBetween", { from: formats.time(checkInFrom), until: formats.time(checkInUntil) })
        : t("checkInFrom", { from: formats.time(checkInFrom) })),
    reservable: () => (reservable === null ? null : t(reservable ? "reservableYes" : "reservableNo")),
    phone: () => house.phone,
    whatsapp: () => house.whatsapp,
    email: () => house.email,
    web: () => house.web,
    place: () => {
      if (off === null) return null;
      if (off < 50) return t("onWay");
      return t("offWay", {
        distance: off < 1000 ? formats.metres(Math.round(off / 10) * 10) : formats.kilometres(off),
      });
    },
  };
  return (key) => write[key]();
}
