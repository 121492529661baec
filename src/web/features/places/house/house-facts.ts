import { useTranslations } from "use-intl";
import type { AccommodationDetail } from "#contract/places/accommodations.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { usePriceText } from "#web/components/facts/houses/use-house-figures.ts";
import { useSeasonText } from "#web/components/facts/houses/use-season-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";

/** Facts of a house in display order, with the fields of their sources. */
export const houseFacts = [
  { key: "type", fields: ["type"] },
  { key: "operator", fields: ["operator"] },
  { key: "beds", fields: ["beds"] },
  { key: "rooms", fields: ["rooms"] },
  { key: "price", fields: ["priceFrom", "priceTo", "donation"] },
  { key: "season", fields: ["season"] },
  { key: "checkIn", fields: ["checkInFrom", "checkInUntil"] },
  { key: "reservable", fields: ["reservable"] },
  { key: "phone", fields: ["phone"] },
  { key: "whatsapp", fields: ["whatsapp"] },
  { key: "email", fields: ["email"] },
  { key: "web", fields: ["web"] },
  { key: "place", fields: ["distanceOffRouteM", "lat"] },
] as const satisfies readonly { key: string; fields: readonly (keyof AccommodationDetail)[] }[];

export type HouseFactKey = (typeof houseFacts)[number]["key"];

function isKnown(value: unknown): boolean {
  return value !== null && value !== undefined && !(Array.isArray(value) && value.length === 0);
}

/** Whether a fact is known. */
export function isFactKnown(house: AccommodationDetail, key: HouseFactKey): boolean {
  const fact = houseFacts.find((one) => one.key === key);
  return (
    fact?.fields.some((field) => isKnown(house[field]) && !(field === "donation" && house.donation === false)) ?? false
  );
}

/** Number of known facts of a house; its amenities count as one fact. */
export function countFacts(house: AccommodationDetail): { readonly known: number; readonly all: number } {
  const count = houseFacts.filter(({ key }) => isFactKnown(house, key)).length;
  return { known: count + Number(house.amenities.length > 0), all: houseFacts.length + 1 };
}

/** The source of a fact: that of the first of its fields that has one. */
export function sourceOf(house: AccommodationDetail, key: HouseFactKey): AccommodationDetail["sources"][string] | null {
  const fact = houseFacts.find((one) => one.key === key);
  const field = fact?.fields.find((one) => isKnown(house[one]) && house.sources[one] !== undefined);
  return (field && house.sources[field]) ?? null;
}

export type Claim = AccommodationDetail["otherClaims"][number];

/** Other sources' values of the fact; a second number is a number too. */
export function claimsOf({ otherClaims }: AccommodationDetail, key: HouseFactKey): readonly Claim[] {
  const fields: readonly string[] =
    key === "phone" ? ["phone", "secondPhone"] : (houseFacts.find((one) => one.key === key)?.fields ?? []);
  return otherClaims.filter(({ field }) => fields.includes(field));
}

/** Formats a fact of a house; `null` when it is unknown. */
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
      return t("offWay", { distance: formats.distance(off) });
    },
  };
  return (key) => write[key]();
}
