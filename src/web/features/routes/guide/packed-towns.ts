import type { SyntheticEvent } from "react";
import { townSizes } from "#domain/route-graph/route-graph.ts";

import type { WayTown } from "./way-view.ts";

/** Towns as they travel: a line for each, its facts with tabs between. */
export function packTowns(towns: readonly WayTown[]): string {
  return towns
    .map(({ slug, name, km, size, lat, lon, houses }) =>
      [slug, name.replaceAll(/\s/g, " "), km, townSizes.indexOf(size), lat, lon, houses].join("\t"),
    )
    .join("\n");
}

/** What `packTowns` has packed. */
export function unpackTowns(packed: string): WayTown[] {
  if (packed === "") return [];
  return packed.split("\n").map((line) => {
    const [slug = "", name = "", ...numbers] = line.split("\t");
    const [km = 0, size = 0, lat = 0, lon = 0, houses = 0] = numbers.map(Number);
    return { slug, name, km, size: townSizes[size] ?? "other", lat, lon, houses };
  });
}

type Choice = Pick<WayTown, "slug" | "name">;

/** The towns where a section may begin or end. */
export function townsFor(end: string | undefined, towns: readonly Choice[]): readonly Choice[] {
  return end === "from" ? towns.slice(0, -1) : towns.slice(1);
}

/** Fills the list of towns that somebody turns to: hundreds of choices are not on the page before. */
export function fillTowns({ target }: SyntheticEvent, towns: readonly Choice[]): void {
  const list = target instanceof Element ? target.closest<HTMLSelectElement>("select[data-towns]") : null;
  if (!list || list.length > 1) return;
  const { value } = list;
  list.replaceChildren(
    ...townsFor(list.dataset["towns"], towns).map(
      ({ slug, name }) => new Option(name, slug, slug === value, slug === value),
    ),
  );
}
