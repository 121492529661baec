import { useTranslations } from "use-intl";

import type { DayChoices } from "#domain/planner-solution/day-choices.ts";
import type { Measure } from "#domain/stage-planner/plan.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { ClimbDrawing } from "./climb-icon.tsx";
import { DayDetail } from "./day-detail.tsx";
import { RestRow } from "#web/components/plan-fields/rest-row.tsx";
import type { PlanView } from "#web/components/plan-fields/plan-view.ts";
import { WalkRow } from "./walk-row.tsx";

interface DayListProps {
  /** Slug of the route that is planned on. */
  route: string;
  plan: PlanView;
  wish: { readonly ideal: number; readonly max: number; readonly measure: Measure };
  open: number | null;
  choices: DayChoices | null;
  /** Other ends are still being looked up. */
  waiting: boolean;
  nameOf: (slug: string) => string;
  onOpen: (day: number | null) => void;
  onStop: (day: number, town: string) => void;
}

/** Every day of the plan; the opened one with all its reasons and other ends. */
export function DayList({ route, plan, wish, open, choices, waiting, nameOf, onOpen, onStop }: DayListProps) {
  const t = useTranslations("planner.days");
  const { hours, kilometres } = useFormats();
  const ideal = wish.measure === "hours" ? hours(wish.ideal) : kilometres(wish.ideal * 1000);
  const length = (day: { hours: number; km: number }) => (wish.measure === "hours" ? day.hours : day.km);
  const full = plan.days.reduce((most, day) => Math.max(most, length(day)), Math.max(wish.max, wish.ideal));
  return (
    <section aria-labelledby="days-heading" className="grid content-start gap-3">
      <div className="flex items-baseline justify-between gap-4">
        <h2 id="days-heading" className="text-xl">
          {t("heading")}
        </h2>
        <p className="text-sm text-ink-2 tabular-nums">{t("mark", { ideal })}</p>
      </div>
      <ClimbDrawing />
      <ol className="grid gap-1">
        {plan.days.map((day) =>
          day.kind === "rest" ? (
            <RestRow key={day.number} day={day} nameOf={nameOf} />
          ) : (
            <WalkRow
              key={day.number}
              day={day}
              isOpen={open === day.number}
              length={length(day)}
              ideal={wish.ideal}
              full={full}
              nameOf={nameOf}
              onOpen={onOpen}
            >
              {open === day.number ? (
                <DayDetail
                  route={route}
                  day={day}
                  choices={choices?.day === day.number ? choices : null}
                  waiting={waiting}
                  nameOf={nameOf}
                  onStop={onStop}
                />
              ) : null}
            </WalkRow>
          ),
        )}
      </ol>
    </section>
  );
}
