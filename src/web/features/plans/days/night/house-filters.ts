import type { EditorDay, EditorPlan } from "#contract/plans/plan-editor.ts";
import type { PlanHouse } from "#contract/plans/plan-houses.ts";
import { storedPlanOf } from "#contract/plans/stored-content.ts";
import { isOpenOn } from "#domain/calendar/season.ts";

export interface NightFilters {
  /** Any when empty. */
  readonly type: string;
  readonly open: boolean;
  readonly reservable: boolean;
  readonly kitchen: boolean;
}

export const noFilters: NightFilters = { type: "", open: false, reservable: false, kitchen: false };

/** Whether a house is known to be open, or closed, on the night of a date. */
export function openingOn({ status, season }: Pick<PlanHouse, "status" | "season">, date?: string) {
  if (status !== "open") return "closed";
  if (date === undefined || season === null) return "unknown";
  return isOpenOn(season, date) ? "open" : "closed";
}

const isReachable = ({ phone, whatsapp, email }: PlanHouse) => (phone ?? whatsapp ?? email) !== null;

/** The types of place to stay that the walker wants on the route of a day; any when empty. */
export function lodgingTypesOf(plan: EditorPlan, { leg }: Pick<EditorDay, "leg">): readonly string[] {
  return storedPlanOf(plan).legs[leg]?.lodgingTypes ?? [];
}

/**
 * Sorts houses for a night: closed ones last, of the others those of the wanted types first, of these those known to be
 * open first, of these those that can be contacted from afar first.
 *
 * @param types any when empty
 */
export function orderForNight(date: string | undefined, types: readonly string[]) {
  const rank = (house: PlanHouse) => {
    const opening = openingOn(house, date);
    if (opening === "closed") return 4;
    const isWanted = types.length === 0 || types.includes(house.type);
    return (isWanted ? 0 : 2) + (opening === "open" ? 0 : 1);
  };
  return (a: PlanHouse, b: PlanHouse): number => rank(a) - rank(b) || Number(isReachable(b)) - Number(isReachable(a));
}

/** The matching houses, the selected one always and first, then in the order of `orderForNight`. */
export function filterHouses(
  houses: readonly PlanHouse[],
  filters: NightFilters,
  chosen: string | null,
  date: string | undefined,
  types: readonly string[],
): readonly PlanHouse[] {
  const passes = (house: PlanHouse) =>
    house.uuid === chosen ||
    ((filters.type === "" || house.type === filters.type) &&
      (!filters.open || openingOn(house, date) !== "closed") &&
      (!filters.reservable || house.reservable === true) &&
      (!filters.kitchen || house.amenities.includes("kitchen")));
  const order = orderForNight(date, types);
  return houses.filter(passes).toSorted((a, b) => Number(b.uuid === chosen) - Number(a.uuid === chosen) || order(a, b));
}
