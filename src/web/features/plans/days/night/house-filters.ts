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

/** Whether a house is known to be closed on the night of a date. */
export function isClosed({ status, season }: Pick<PlanHouse, "status" | "season">, date?: string): boolean {
  return status !== "open" || (date !== undefined && season !== null && !isOpenOn(season, date));
}

/** The matching houses, the selected one always and first. */
export function filterHouses(
  houses: readonly PlanHouse[],
  filters: NightFilters,
  chosen: string | null,
  date?: string,
): readonly PlanHouse[] {
  const passes = (house: PlanHouse) =>
    house.uuid === chosen ||
    ((filters.type === "" || house.type === filters.type) &&
      (!filters.open || !isClosed(house, date)) &&
      (!filters.reservable || house.reservable === true) &&
      (!filters.kitchen || house.amenities.includes("kitchen")));
  return houses.filter(passes).toSorted((a, b) => Number(b.uuid === chosen) - Number(a.uuid === chosen));
}
