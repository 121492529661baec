import { foldText } from "#domain/place-search/fold-text.ts";
import type { PlannerInput } from "#domain/stage-planner/plan.ts";
import { withDefaults } from "#domain/stage-planner/planner-input.ts";

import { type FaultField, readPlannerSearch } from "./planner-search.ts";
import type { PlannerRoute, TownChoice } from "./planner-data.ts";

export interface CompleteWish {
  readonly input: PlannerInput;
  readonly faults: readonly { readonly field: FaultField | "from" | "to"; readonly typed: string }[];
  /** The day that is shown opened. */
  readonly day: number | null;
}

/** The wishes of an address on a route; a start or end that is no town of the route is left to the route's own. */
export function completeWish(search: string, route: PlannerRoute, towns: readonly TownChoice[]): CompleteWish {
  const { wish, faults, day } = readPlannerSearch(new URLSearchParams(search));
  const isTown = (slug: string) => towns.some((town) => town.slug === slug);
  const ends = (["from", "to"] as const)
    .map((field) => ({ field, typed: wish[field] ?? "" }))
    .filter(({ typed }) => typed !== "" && !isTown(typed));
  const known = { ...(route.ownPace && { pace: route.ownPace }), ...wish, route: route.slug, ...slugsOf(wish, towns) };
  for (const { field } of ends) delete known[field];
  return { input: withDefaults(route, known), faults: [...faults, ...ends], day };
}

const townLists = ["mustStop", "favourites", "avoid"] as const;
type TownLists = Partial<Record<(typeof townLists)[number], readonly string[]>>;

/** Where towns were typed by name, as without a script, their slugs; anything else stays as it was typed. */
function slugsOf(wish: TownLists, towns: readonly TownChoice[]): TownLists {
  const slugs = new Set(towns.map(({ slug }) => slug));
  let bySpelling: ReadonlyMap<string, string> | null = null;
  const slugOf = (typed: string) => {
    if (slugs.has(typed)) return typed;
    bySpelling ??= slugsBySpelling(towns);
    return bySpelling.get(foldText(typed)) ?? typed;
  };
  return Object.fromEntries(townLists.map((list) => [list, [...new Set(wish[list]?.map(slugOf))]]));
}

/** Slugs by every spelling of a town's name; of several towns of one name the first. */
function slugsBySpelling(towns: readonly TownChoice[]): ReadonlyMap<string, string> {
  const slugs = new Map<string, string>();
  for (const { slug, name, spellings } of towns) {
    for (const spelling of [name, ...spellings].map(foldText)) if (!slugs.has(spelling)) slugs.set(spelling, slug);
  }
  return slugs;
}
