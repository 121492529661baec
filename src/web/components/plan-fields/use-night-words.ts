import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { NightGroup } from "#domain/plan-warnings/night-warnings.ts";

/** Names at most this many nights before it says how many more there are. */
const namedNights = 4;

/** What is said of nights: a warning, or that it is not known how full they are. */
export type ToldNights = Pick<NightGroup, "nights"> & {
  readonly code: NightGroup["code"] | "fullness_unknown";
  readonly typesChosen?: boolean;
};

export interface NightWords {
  /** "Lago (day 3), Samos (day 5) and 2 more" */
  readonly places: (nights: NightGroup["nights"]) => string;
  readonly plain: (group: ToldNights) => string;
  /** @param b what draws what is most important */
  readonly rich: (group: ToldNights, b: (words: ReactNode) => ReactNode) => ReactNode;
}

/**
 * Writes what is to be known of nights of a plan: the same words in the planner and of saved plans.
 *
 * @param area of messages that came with the page
 * @param nameOf a town, by slug
 */
export function useNightWords(area: "planner" | "plans", nameOf: (town: string) => string): NightWords {
  const t = useTranslations(`${area}.warnings.nights` as "planner.warnings.nights");
  const places = (nights: NightGroup["nights"]) => {
    const named = nights.slice(0, namedNights).map(({ day, town }) => t("place", { town: nameOf(town), day }));
    return nights.length > namedNights
      ? t("andMore", { places: named.join(", "), count: nights.length - namedNights })
      : named.join(", ");
  };
  const keyOf = ({ code, typesChosen }: ToldNights) => (code === "few_beds" && typesChosen ? "few_of_types" : code);
  const factsOf = ({ nights }: ToldNights) => ({ count: nights.length, places: places(nights) });
  return {
    places,
    plain: (group) => t.markup(keyOf(group), { ...factsOf(group), b: (words) => words }),
    rich: (group, b) => t.rich(keyOf(group), { ...factsOf(group), b }),
  };
}
