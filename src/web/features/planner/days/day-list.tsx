import { useTranslations, useLocale } from "use-intl";
import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { OptionsChange } from "#web/features/planner/options/options-change.tsx";
import { nameIn } from "#domain/route-graph/name-in.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { ClimbDrawing } from "./row-marks.tsx";
import { DayRows } from "./day-rows.tsx";
import type { Planner } from "../use-planner.ts";

interface DayListProps {
  planner: Planner;
  plan: PlannerPlanView;
  onOpen: (day: number | null) => void;
  onStop: (day: number, town: string) => void;
}

/** All days of the plan; the expanded one with all its reasons and other ends. */
export function DayList({ planner, plan, onOpen, onStop }: DayListProps) {
  const { open, opened: choices, nameOf } = planner;
  const options = planner.options.input;
  const { route, mustStop } = options;
  const t = useTranslations("planner.days");
  const { hours, kilometres } = useFormats();
  const ideal = options.measure === "hours" ? hours(options.ideal) : kilometres(options.ideal * 1000);
  return (
    <section aria-labelledby="days-heading" className="grid content-start gap-3">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id="days-heading" className="text-xl">
          {t("heading")}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">
          {options.walkers.length > 0 ? t("markOfAll") : t("mark", { ideal })}
        </p>
      </div>
      <ClimbDrawing />
      <DayRows
        days={plan.days}
        options={options}
        open={open}
        nameOf={nameOf}
        onOpen={onOpen}
        belowFirst={planner.gentleStarts.length > 0 ? <GentleStartOffer planner={planner} /> : null}
        detail={(day) => ({
          route,
          choices: choices?.day === day.number ? choices : null,
          planningInput: planner.planningInput,
          isLoading: planner.graph.state === "loading",
          onStop: (town) => onStop(day.number, town),
          removeStopButton: mustStop.includes(day.to)
            ? (label) => (
                <OptionsChange planner={planner} change={{ mustStop: mustStop.filter((stop) => stop !== day.to) }}>
                  {(press) => (
                    <Button variant="secondary" size="sm" {...press}>
                      {label}
                    </Button>
                  )}
                </OptionsChange>
              )
            : null,
        })}
      />
    </section>
  );
}

/** Gentler first days than that of the plan, each with a button. */
function GentleStartOffer({ planner }: { planner: Planner }) {
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
