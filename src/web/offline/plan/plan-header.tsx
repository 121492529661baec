import { useLocale, useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { Chip } from "#web/ui/layout/chip.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Figures } from "#web/ui/text/figures.tsx";
import { useClimbText } from "#web/components/facts/use-climb-text.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";

import type { KeptPlan } from "#web/client/kept/kept-plan.ts";
import { writeMoment } from "#web/client/kept/write-size.ts";
import { useOfflinePaths } from "../use-offline-paths.ts";

/** Name and totals of a plan, and how old the copy is. */
export function PlanHeader({ kept: { uuid, plan, keptAt }, hasTotals }: { kept: KeptPlan; hasTotals: boolean }) {
  const t = useTranslations("offline");
  const locale = useLocale();
  const paths = useOfflinePaths();
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
        {plan.access === "owner" ? (
          <Link to={paths.editPlan(uuid)} className="inline-flex min-h-tap items-center">
            {t("plan.wishes")}
          </Link>
        ) : null}
      </nav>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <p className={classNames("font-display font-extrabold", hasTotals ? "text-2xl" : "text-lg")}>{plan.name}</p>
        <Chip tone="warn">{t("asOf", { date: writeMoment(keptAt, locale) })}</Chip>
      </div>
      {hasTotals ? <Totals plan={plan} /> : null}
    </header>
  );
}

function Totals({ plan: { totals } }: { plan: ShownPlan }) {
  const t = useTranslations("offline.plan");
  const { kilometres, count, hours } = useFormats();
  const climb = useClimbText();
  return (
    <Figures
      figures={[
        { label: t("length"), value: kilometres(totals.km * 1000) },
        { label: t("days"), value: count(totals.days) },
        { label: t("climb"), value: climb.figure(totals) },
        { label: t("walked"), value: hours(totals.hours) },
      ]}
    />
  );
}
