import { useLocale, useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";

import { PlanSection } from "./plan-section.tsx";
import { useEuros } from "./use-euros.ts";

/** What the nights cost, and what each figure rests on. */
export function CostSection({ plan: { prices, days } }: { plan: Pick<ShownPlan, "prices" | "days"> }) {
  const t = useTranslations("plans.cost");
  const locale = useLocale();
  const euros = useEuros();
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${prices.typicalPricesDate}-01T00:00:00Z`),
  );
  const townOf = (number: number) => days.find((day) => day.number === number)?.toName ?? "";
  return (
    <PlanSection heading={t("heading")} lead={t("note", { month })}>
      <p className="text-lg font-bold tabular-nums">{t("total", { total: euros(prices.totalCents) })}</p>
      <details>
        <summary className="min-h-tap content-center font-strong text-way">{t("details")}</summary>
        <table className="w-full text-sm">
          <tbody>
            {prices.nights.map(({ day, cents, basis }) => (
              <tr key={day} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                  {t("night", { day, town: townOf(day) })}
                </th>
                <td className="py-1.5 pr-3 text-ink-2">{t(basis)}</td>
                <td className="py-1.5 text-right tabular-nums">{cents === null ? "–" : euros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </PlanSection>
  );
}
