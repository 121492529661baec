import type { ListedTown } from "../way/view-way.ts";

/** Filters of towns, in the order of the chips. */
export const townFilters = ["all", "beds", "pharmacy", "bank", "groceries"] as const;
export type TownFilter = (typeof townFilters)[number];

/** The filter of an address; all towns for none and for unknown ones. */
export function readTownFilter(value: string | null): TownFilter {
  return townFilters.find((filter) => filter === value) ?? "all";
}

function passesFilter({ houses, services }: Pick<ListedTown, "houses" | "services">, filter: TownFilter): boolean {
  if (filter === "all") return true;
  return filter === "beds" ? houses > 0 : services.includes(filter);
}

export type TownCounts = Readonly<Record<TownFilter, number>>;

export function countTowns(towns: readonly ListedTown[]): TownCounts {
  const count = (filter: TownFilter) => towns.filter((town) => passesFilter(town, filter)).length;
  return Object.fromEntries(townFilters.map((filter) => [filter, count(filter)])) as TownCounts;
}
