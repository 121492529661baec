import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { CalendarLegend, WalkCalendar } from "./walk-calendar.tsx";

/** The calendar of the nights, or a link to set a date. */
export function NightsSection({ plan, share }: { plan: ShownPlan; share: string | undefined }) {
  const t = useTranslations("plans.calendar");
  const paths = usePaths();
  return (
    <section aria-labelledby="nights" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-5 gap-y-1">
        <h2 id="nights" className="text-xl">
          {t("heading")}
        </h2>
        {plan.startDate === null ? null : <CalendarLegend days={plan.days} />}
      </div>
      {plan.startDate === null ? (
        <Card className="flex flex-wrap items-center justify-between gap-3 px-5 py-4">
          <p className="text-ink-2">{t("noDate")}</p>
          {plan.access === "owner" ? (
            <ButtonLink to={paths.editPlan(plan.uuid)} variant="secondary" size="sm">
              {t("setDate")}
            </ButtonLink>
          ) : null}
        </Card>
      ) : (
        <YieldBeforeRender>
          <WalkCalendar plan={plan} share={share} />
        </YieldBeforeRender>
      )}
    </section>
  );
}
