import { useTranslations } from "use-intl";

import type { LongestGaps, RouteGap } from "#domain/route-graph/longest-gaps.ts";
import type { RouteFacts } from "#web/features/routes/cards/route-card.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

export interface RouteFigures extends RouteFacts {
  readonly towns: number;
  readonly houses: number;
  readonly gaps: LongestGaps | null;
  readonly closures: readonly { readonly from: string; readonly to: string }[];
}

/** The figures of a route in words; what is not known is said. */
export function useRouteWords(): (
  route: RouteFigures,
) => Readonly<Record<"length" | "climb" | "days" | "towns" | "houses" | "bedGap" | "foodGap" | "season", string>> {
  const t = useTranslations("finder.routes");
  const formats = useFormats();
  // Any year does: only day and month are written; a leap year has every day.
  const day = (monthDay: string) => formats.dayAndMonth(`2024-${monthDay}`);
  const gap = (known: RouteGap | undefined) =>
    known ? t("gap", { distance: formats.kilometres(known.metres), from: known.from, to: known.to }) : t("unknown");
  return ({ lengthM, ascentM, days, towns, houses, gaps, closures }) => ({
    length: formats.kilometres(lengthM),
    climb: ascentM === null ? t("unknown") : formats.metres(ascentM),
    days: days === null ? t("noPlan") : t("days", { days }),
    towns: formats.count(towns),
    houses: houses === 0 ? t("noHouses") : formats.count(houses),
    bedGap: gap(gaps?.bed),
    foodGap: gap(gaps?.food),
    season:
      closures.length === 0
        ? t("noClosure")
        : closures.map(({ from, to }) => t("closed", { from: day(from), to: day(to) })).join("; "),
  });
}
