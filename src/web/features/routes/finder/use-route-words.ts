import { useTranslations } from "use-intl";

import type { LongestGaps, RouteGap } from "#domain/route-graph/walks/longest-gaps.ts";
import type { RouteFacts } from "#web/features/routes/cards/route-card.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** Additional facts of compared routes; null if unknown. */
interface ComparedFacts {
  readonly summary: string | null;
  readonly summaryEs: string | null;
  readonly pilgrims: number | null;
  readonly highest: { readonly name: string; readonly metres: number } | null;
  /** The share of the route whose path is known, from 0 to 1. */
  readonly surveyed: number | null;
}

export interface RouteFigures extends RouteFacts {
  /** Of the plan at the pace; null if there is none. */
  readonly longestDay: { readonly hours: number; readonly from: string; readonly to: string } | null;
  readonly towns: number;
  readonly houses: number;
  readonly gaps: LongestGaps | null;
  readonly closures: readonly { readonly from: string; readonly to: string }[];
  readonly compared?: ComparedFacts | undefined;
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
  const formats = useFormats();
  // Any year works: only day and month are shown; a leap year has every day.
  const day = (monthDay: string) => formats.dayAndMonth(`2024-${monthDay}`);
  const gap = (widest: RouteGap | undefined) =>
    widest ? t("gap", { distance: formats.kilometres(widest.metres), from: widest.from, to: widest.to }) : t("unknown");
  return ({ lengthM, ascentM, days, longestDay, towns, houses, gaps, closures, compared }) => ({
    length: formats.kilometres(lengthM),
    climb: ascentM === null ? t("unknown") : formats.metres(ascentM),
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
