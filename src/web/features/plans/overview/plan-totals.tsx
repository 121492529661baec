import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { Card } from "#web/ui/layout/card.tsx";
import { Figures } from "#web/ui/text/figures.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** The walk in five numbers. */
export function PlanTotals({ plan: { totals, prices } }: { plan: Pick<ShownPlan, "totals" | "prices"> }) {
  const t = useTranslations("plans.overview");
  const { kilometres, hours, count, euros } = useFormats();
  const climb = useClimbText();
  const nights = prices.nights.length - prices.unknownNights;
  return (
    <Card className="px-5 py-4 md:px-7 [&_dd]:whitespace-nowrap [&>dl]:justify-between max-md:[&>dl]:grid max-md:[&>dl]:grid-cols-[repeat(auto-fit,minmax(min(100%,5.5rem),auto))] max-md:[&>dl]:gap-x-3">
      <Figures
        figures={[
          { label: t("days"), value: count(totals.days) },
          { label: t("distance"), value: kilometres(totals.km * 1000) },
          { label: t("climb"), value: climb.figure(totals) },
          { label: t("walking"), value: hours(totals.hours) },
          ...(nights > 0 ? [{ label: t("beds"), value: euros(prices.totalCents) }] : []),
        ]}
      />
    </Card>
  );
}
