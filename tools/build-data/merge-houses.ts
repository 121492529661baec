import type { Cells } from "./csv-rows.ts";

const kindWords =
  /\b(?:albergues?|hostel|hostal|hotel|pensi[oó]n|peregrinos?|pilgrims?|municipal|p[uú]blico|parroquial|xunta|de|del|do|da|la|el|o|a|casa)\b|[^\p{L}]/giu;

/** Facts that belong together and are taken from one source. */
const together: readonly (readonly string[])[] = [
  ["lat", "lon", "coord_source", "distance_off_m"],
  ["season", "season_source", "check_in_from", "check_in_until"],
  ["osm_id"],
  ["rooms"],
];

/**
 * Merges two rows of one house: unknown facts of the first are taken from the second, and so is the local name if it
 * says more than the kind.
 */
export function mergedHouse(house: Cells, twin: Cells): Record<string, string> {
  const merged: Record<string, string> = { ...house };
  for (const columns of together) {
    if (columns.every((column) => (house[column] ?? "") === "")) {
      for (const column of columns) merged[column] = twin[column] ?? "";
    }
  }
  merged["amenities"] = union(house["amenities"], twin["amenities"]);
  merged["licence"] = union(house["licence"], twin["licence"]);
  const saysMore = (twin["name"] ?? "").replaceAll(kindWords, "").length > 0;
  merged["other_names"] = union(house["other_names"], saysMore ? house["name"] : twin["name"]);
  if (saysMore) merged["name"] = twin["name"] ?? "";
  return merged;
}

export function union(...lists: readonly (string | undefined)[]): string {
  return [...new Set(lists.flatMap((list) => (list ?? "").split(";")).filter((entry) => entry !== ""))].join(";");
}
