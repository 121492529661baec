import type { SyntheticEvent } from "react";

import type { WayTown } from "./way-view.ts";

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
