import type { WayTown } from "./way-view.ts";

/** What towns can be asked for, in the order of the chips. */
export const townFilters = ["all", "beds", "pharmacy", "bank", "groceries"] as const;
export type TownFilter = (typeof townFilters)[number];

/** The filter that an address names; all towns for none and for unknown ones. */
export function readTownFilter(value: string | null): TownFilter {
  return townFilters.find((filter) => filter === value) ?? "all";
}

export function passesFilter({ houses, services }: Pick<WayTown, "houses" | "services">, filter: TownFilter): boolean {
  if (filter === "all") return true;
  return filter === "beds" ? houses > 0 : services.includes(filter);
}
