import { forgivingMatch } from "#web/ui/controls/forgiving-match.ts";

import type { TownChoice } from "#domain/planner-options/route-choices.ts";

/** Ranks options by how well what was typed fits any name of their towns; ties stay in the order of the way. */
export function matchTowns(towns: readonly TownChoice[]) {
  const names = new Map(towns.map((town) => [town.slug, [town.name, ...town.spellings]]));
  return <Option extends { readonly value: string; readonly label: string }>(
    typed: string,
    options: readonly Option[],
  ): Option[] =>
    options
      .map((option, order) => {
        const fits = (names.get(option.value) ?? [option.label]).flatMap((name) => forgivingMatch(typed, name) ?? []);
        return { option, order, fit: Math.min(...fits) };
      })
      .filter(({ fit }) => fit < Infinity)
      .toSorted((a, b) => a.fit - b.fit || a.order - b.order)
      .map(({ option }) => option);
}
