import { useTranslations } from "use-intl";

import type { ComparedRoute, RouteChoice } from "#use-cases/places/finders/show-route-finder.ts";
import type { RouteGap } from "#domain/route-graph/walks/longest-gaps.ts";
import { useFormats } from "#web/ui/text/formats.ts";

export interface RouteFigures extends Omit<RouteChoice, "line"> {
  readonly compared?: Omit<ComparedRoute, "slug"> | undefined;
}

/** Description of a route. */
type RouteWord =
  | "length"
  | "climb"
  | "days"
  | "longestDay"
  | "highest"
  | "towns"
  | "houses"
  | "bedGap"
  | "foodGap"
  | "season"
  | "pilgrims"
  | "path";

/** Formats the figures of a route; unknown ones are shown as unknown. */
export function useRouteWords(): (route: RouteFigures) => Readonly<Record<RouteWord, string>> {
  const t = useTranslations("finder.routes");
  const facts = useTranslations("facts");
  const formats = useFormats();
  // Any year works: only day and month are shown; a leap year has every day.
  const day = (monthDay: string) => formats.dayAndMonth(`2024-${monthDay}`);
  const gap = (widest: RouteGap | undefined) =>
    widest ? t("gap", { distance: formats.kilometres(widest.metres), from: widest.from, to: widest.to }) : t("unknown");
  const climb = (ascentM: number | null, isPartial = false) => {
    if (ascentM === null) return t("unknown");
    return isPartial ? facts("climb.atLeast", { climb: formats.metres(ascentM) }) : formats.metres(ascentM);
  };
  return ({ lengthM, ascentM, isClimbPartial, days, longestDay, towns, houses, gaps, closures, compared }) => ({
    length: formats.kilometres(lengthM),
    climb: climb(ascentM, isClimbPartial),
    days: days === null ? t("noPlan") : t("days", { days }),
    longestDay:
      longestDay === null
        ? t("noPlan")
        : t("gap", { distance: formats.hours(longestDay.hours), from: longestDay.from, to: longestDay.to }),
    highest: compared?.highest
      ? t("highest", { elevation: formats.metres(compared.highest.metres), name: compared.highest.name })
      : t("unknown"),
    pilgrims: compared?.pilgrims == null ? t("unknown") : formats.count(compared.pilgrims),
    path: compared?.surveyed == null ? t("unknown") : t("pathKnown", { percent: Math.floor(compared.surveyed * 100) }),
    towns: formats.count(towns),
    houses: houses === 0 ? t("noHouses") : formats.count(houses),
    bedGap: gap(gaps?.bed),
    // A section as long as the route means that nothing is known, not that there is nothing.
    foodGap: gap(gaps && gaps.food.metres < lengthM - 1 ? gaps.food : undefined),
    season:
      closures.length === 0
        ? t("noClosure")
        : closures.map(({ from, to }) => t("closed", { from: day(from), to: day(to) })).join("; "),
  });
}
