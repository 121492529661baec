import { useLocale, useTranslations } from "use-intl";

import type { Season } from "#domain/route-graph/route-graph.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { writeSeason } from "./write-season.ts";

/** Writes a house's season in the language of the page. */
export function useSeasonText(): (season: Season) => string {
  const t = useTranslations("facts.season");
  const locale = useLocale();
  const formats = useFormats();
  return (season) =>
    writeSeason(season, locale, formats, {
      wholeYear: t("wholeYear"),
      day: (date) => t("day", { date }),
      span: (from, to) => t("span", { from, to }),
      easter: t("easter"),
      daysBeforeEaster: (days) => t("daysBeforeEaster", { days }),
      daysAfterEaster: (days) => t("daysAfterEaster", { days }),
      weekdays: (names) => t("weekdays", { names }),
    });
}
