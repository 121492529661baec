import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { useOfflinePaths } from "../use-offline-paths.ts";

/** The ways to the day before and the day after. */
export function DayNeighbours({ plan: { uuid, days }, day }: { plan: ShownPlan; day: number }) {
  const t = useTranslations("offline.day");
  const paths = useOfflinePaths();
  return (
    <nav aria-label={t("around")} className="flex justify-between gap-3">
      {day > 1 ? (
        <ButtonLink variant="secondary" to={paths.planDay(uuid, day - 1)}>
          {t("previous")}
        </ButtonLink>
      ) : (
        <span />
      )}
      {day < days.length ? (
        <ButtonLink variant="secondary" to={paths.planDay(uuid, day + 1)}>
          {t("next")}
        </ButtonLink>
      ) : null}
    </nav>
  );
}
