import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { NightGroup } from "#domain/plans/warnings/night-warnings.ts";

/** Maximum number of nights that are named before "and … more". */
const namedNights = 4;

/** A statement about nights: a warning, or that their crowding is unknown. */
type NightsStatement = Pick<NightGroup, "nights"> & {
  readonly code: NightGroup["code"] | "fullness_unknown";
  readonly typesChosen?: boolean;
};

/**
 * Formats warnings of a plan's nights, with the same text in the planner and in saved plans.
 *
 * @param area of messages that are loaded with the page
 * @param nameOf a town, by slug
 */
export function useNightWarningText(area: "planner" | "plans", nameOf: (town: string) => string) {
  const t = useTranslations(`${area}.warnings.nights` as "planner.warnings.nights");
  const places = (nights: NightGroup["nights"]) => {
    const named = nights.slice(0, namedNights).map(({ day, town }) => t("place", { town: nameOf(town), day }));
    return nights.length > namedNights
      ? t("andMore", { places: named.join(", "), count: nights.length - namedNights })
      : named.join(", ");
  };
  const keyOf = ({ code, typesChosen }: NightsStatement) =>
    code === "few_beds" && typesChosen ? "few_of_types" : code;
  const factsOf = ({ nights }: NightsStatement) => ({ count: nights.length, places: places(nights) });
  return {
    /** "Lago (day 3), Samos (day 5) and 2 more" */
    places,
    plain: (group: NightsStatement) => t.markup(keyOf(group), { ...factsOf(group), b: (words) => words }),
    /** @param b renders the most important part */
    rich: (group: NightsStatement, b: (words: ReactNode) => ReactNode) =>
      t.rich(keyOf(group), { ...factsOf(group), b }),
  };
}
