import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import { Figures } from "#web/ui/figures.tsx";
import { useFormats } from "#web/ui/formats.ts";

import { useEuros } from "./use-euros.ts";

/** The walk in five numbers. */
export function PlanTotals({ plan: { totals, prices } }: { plan: Pick<ShownPlan, "totals" | "prices"> }) {
  const t = useTranslations("plans.overview");
  const { kilometres, metres, hours, count } = useFormats();
  const euros = useEuros();
  const nights = prices.nights.length - prices.unknownNights;
  return (
    <Figures
      figures={[
        { label: t("distance"), value: kilometres(totals.km * 1000) },
        { label: t("days"), value: count(totals.days) },
        { label: t("climb"), value: metres(totals.ascentM) },
        { label: t("walking"), value: hours(totals.hours) },
        ...(nights > 0 ? [{ label: t("beds"), value: euros(prices.totalCents) }] : []),
      ]}
    />
  );
}
