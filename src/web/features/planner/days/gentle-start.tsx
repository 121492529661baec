import { useLocale, useTranslations } from "use-intl";

import { nameIn } from "#domain/route-graph/name-in.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import type { Planner } from "../use-planner.ts";

/** Gentler first days than that of the plan, each with a button. */
export function GentleStartOffer({ planner }: { planner: Planner }) {
  const t = useTranslations("planner.gentle");
  const locale = useLocale();
  const { hours } = useFormats();
  const { outcome, nameOf, gentleStarts: starts } = planner;
  const first = outcome.ok ? outcome.plan.days[0] : undefined;
  if (!first || starts.length === 0) return null;
  return (
    <Notice kind="info" className="max-sm:[&>svg]:hidden">
      <p>{t("lead", { hours: hours(first.hours), town: nameOf(first.to) })}</p>
      <ul className="grid gap-1.5 pt-1.5">
        {starts.map((start) => {
          const facts = { town: nameOf(start.to), hours: start.hours.map(hours).join(" + ") };
          return (
            <li key={start.to} className="flex flex-wrap items-center gap-x-3 gap-y-0.5">
              <OptionsChange planner={planner} change={start.change}>
                {(press) => (
                  <Button {...press} size="sm" variant="secondary" className="max-w-full shrink-0 wrap-anywhere">
                    {t("stop", facts)}
                  </Button>
                )}
              </OptionsChange>
              <span className="min-w-0 flex-1 basis-32 tabular-nums">
                {start.branch ? t("factsBy", { ...facts, branch: nameIn(locale, start.branch) }) : t("facts", facts)}
                {start.extraDays > 0 ? `; ${t("later", { days: start.extraDays })}` : ""}
              </span>
            </li>
          );
        })}
      </ul>
    </Notice>
  );
}
