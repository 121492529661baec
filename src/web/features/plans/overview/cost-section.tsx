import { useLocale, useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { PlanSection } from "./plan-section.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

/** The cost of the nights, and the basis of each figure. */
export function CostSection({
  plan: { uuid, prices, days, access, goalNights },
}: {
  plan: Pick<ShownPlan, "uuid" | "prices" | "days" | "access" | "goalNights">;
}) {
  const t = useTranslations("plans.cost");
  const words = useTranslations("plans.overview");
  const locale = useLocale();
  const { euros } = useFormats();
  const paths = usePaths();
  const goal = days.at(-1);
  const month = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" }).format(
    new Date(`${prices.typicalPricesDate}-01T00:00:00Z`),
  );
  const { knownCents, typicalCents, unknownNights } = prices;
  const restsOn =
    typicalCents === 0
      ? knownCents > 0 && words("bedsAllKnown")
      : knownCents === 0
        ? words("bedsAllTypical", { month })
        : words("bedsKnown", { known: euros(knownCents), month });
  const unknown = unknownNights > 0 && words("nightsUnknown", { count: unknownNights });
  const townOf = (number: number) => days.find((day) => day.number === number)?.toName ?? "";
  return (
    <PlanSection heading={t("heading")} lead={t("note", { people: prices.people })}>
      <div>
        <p className="text-lg font-bold tabular-nums">{t("total", { total: euros(prices.totalCents) })}</p>
        <p className="text-sm text-ink-2">{[restsOn, unknown].filter(Boolean).join("; ")}</p>
        {goal ? (
          <p className="text-sm text-ink-2">
            {t("goal", { count: goalNights ?? 1, town: goal.toName })}{" "}
            {access === "owner" ? (
              <Link to={`${paths.planDay(uuid, goal.number)}#booking`}>{t("goalChange")}</Link>
            ) : null}
          </p>
        ) : null}
      </div>
      <details className="print-open">
        <summary className="min-h-tap content-center font-strong text-way">{t("details")}</summary>
        <table className="w-full text-sm max-sm:wrap-anywhere">
          <tbody>
            {prices.nights.map(({ day, cents, basis }, index) => (
              <tr key={index} className="border-t border-line">
                <th scope="row" className="py-1.5 pr-3 text-left font-medium">
                  {t("night", { day, town: townOf(day) })}
                </th>
                <td className="py-1.5 pr-3 text-ink-2">
                  {t(basis === "own" && access === "shared" ? "ownOfOther" : basis)}
                </td>
                <td className="py-1.5 text-right tabular-nums">{cents === null ? "–" : euros(cents)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </PlanSection>
  );
}
