import { useLocale, useTranslations } from "use-intl";

import { Chip } from "#web/ui/chip.tsx";
import { Figures } from "#web/ui/figures.tsx";
import { useFormats } from "#web/ui/formats.ts";
import { Link } from "#web/ui/link.tsx";
import { usePaths } from "#web/use-paths.ts";

import type { KeptPlan } from "../kept-plan.ts";
import { writeMoment } from "../write-size.ts";

/** Name and totals of a plan, and how old the copy is. */
export function PlanHeader({ kept: { uuid, plan, keptAt } }: { kept: KeptPlan }) {
  const t = useTranslations("offline");
  const locale = useLocale();
  const paths = usePaths();
  const { kilometres, metres, count, hours } = useFormats();
  const { totals } = plan;
  return (
    <header className="grid gap-4">
      <nav aria-label={t("plan.pages")} className="flex flex-wrap gap-x-5">
        <Link to={paths.offline()} className="inline-flex min-h-tap items-center">
          {t("plan.back")}
        </Link>
        <Link to={paths.plan(uuid)} className="inline-flex min-h-tap items-center">
          {t("plan.overview")}
        </Link>
        <Link to={paths.planDays(uuid)} className="inline-flex min-h-tap items-center">
          {t("plan.allDays")}
        </Link>
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className="font-display text-2xl font-extrabold">{plan.name}</p>
        <Chip tone="warn">{t("asOf", { date: writeMoment(keptAt, locale) })}</Chip>
      </div>
      <Figures
        figures={[
          { label: t("plan.length"), value: kilometres(totals.km * 1000) },
          { label: t("plan.days"), value: count(totals.days) },
          { label: t("plan.climb"), value: metres(totals.ascentM) },
          { label: t("plan.walked"), value: hours(totals.hours) },
        ]}
      />
    </header>
  );
}
