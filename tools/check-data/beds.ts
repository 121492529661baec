import type { DataSet } from "#database/seeds/data-set.ts";
import { arcsOfBranch } from "./branches.ts";

/** Towns of which no source that we may use names a house, and where a walker who stops there finds one. */
const withoutKnownHouse: Readonly<Record<string, string>> = {
  fene: "between Neda (4 km back) and Cabanas",
  "padrao-da-legua": "a part of greater Porto",
  araujo: "a part of Maia, greater Porto",
  custoias: "a part of Matosinhos, greater Porto",
  "areia-arvore": "a part of Vila do Conde",
  coruxo: "a part of Vigo",
};

/** Every city and town on a main branch has a place to stay, or is a known exception; no exception outlives its reason. */
export function checkBeds(data: DataSet): string[] {
  const housed = new Set(data.accommodations.map(({ townSlug }) => townSlug));
  const towns = new Map(data.towns.map((town) => [town.waypointSlug, town]));
  const main = data.branches.filter(({ kind }) => kind === "main");
  const onMain = new Set(main.flatMap((branch) => arcsOfBranch(data, branch).flatMap(({ from, to }) => [from, to])));
  const needing = [...onMain]
    .map((waypoint) => towns.get(waypoint))
    .filter((town) => town !== undefined && (town.size === "city" || town.size === "town"));
  return [
    ...needing.flatMap((town) =>
      !town || housed.has(town.slug) || town.slug in withoutKnownHouse
        ? []
        : [`town ${town.slug}: has no place to stay and is no known exception`],
    ),
    ...data.towns.flatMap(({ slug }) =>
      slug in withoutKnownHouse && housed.has(slug)
        ? [`town ${slug}: has a place to stay and is no exception any more`]
        : [],
    ),
  ];
}
