import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { isOpenOn } from "#domain/calendar/season.ts";

export interface NightFilters {
  /** Any when empty. */
  readonly type: string;
  readonly open: boolean;
  readonly reservable: boolean;
  readonly kitchen: boolean;
}

export const noFilters: NightFilters = { type: "", open: false, reservable: false, kitchen: false };

/** In the order in which a walker would try them. */
const openings = ["open", "unknown", "closed"] as const;

/** Whether a house is known to be open, or closed, on the night of a date. */
export function openingOn({ status, season }: Pick<PlanHouse, "status" | "season">, date?: string) {
  if (status !== "open") return "closed";
  if (date === undefined || season === null) return "unknown";
  return isOpenOn(season, date) ? "open" : "closed";
}

const isReachable = ({ phone, whatsapp, email }: PlanHouse) => (phone ?? whatsapp ?? email) !== null;

/** Sorts houses for a night: known to be open first, closed last; of these, those that can be contacted from afar first. */
export function orderForNight(date?: string): (a: PlanHouse, b: PlanHouse) => number {
  const rank = (house: PlanHouse) => openings.indexOf(openingOn(house, date));
  return (a, b) => rank(a) - rank(b) || Number(isReachable(b)) - Number(isReachable(a));
}

/** The matching houses, the selected one always and first, then in the order of `orderForNight`. */
export function filterHouses(
  houses: readonly PlanHouse[],
  filters: NightFilters,
  chosen: string | null,
  date?: string,
): readonly PlanHouse[] {
  const passes = (house: PlanHouse) =>
    house.uuid === chosen ||
    ((filters.type === "" || house.type === filters.type) &&
      (!filters.open || openingOn(house, date) !== "closed") &&
      (!filters.reservable || house.reservable === true) &&
      (!filters.kitchen || house.amenities.includes("kitchen")));
  const order = orderForNight(date);
  return houses.filter(passes).toSorted((a, b) => Number(b.uuid === chosen) - Number(a.uuid === chosen) || order(a, b));
}
