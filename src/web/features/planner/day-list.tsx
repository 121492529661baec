import { Suspense } from "react";
import { useTranslations } from "use-intl";

import { hardestStage } from "#domain/stage-planner/effort.ts";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { useFormats } from "#web/ui/text/formats.ts";

import { ClimbDrawing } from "./climb-icon.tsx";
import { RestRow } from "#web/components/plan-fields/rest-row.tsx";
import type { DayView, PlanView } from "#web/components/plan-fields/plan-view.ts";
import type { Planner } from "./use-planner.ts";
import { WalkRow } from "./walk-row.tsx";

/** Fetched with the first day that is opened. */
const DayDetail = lazyPart(async () => (await import("./day-detail.tsx")).DayDetail, "day-detail");

interface DayListProps {
  planner: Planner;
  plan: PlanView;
  onOpen: (day: number | null) => void;
  onStop: (day: number, town: string) => void;
}

/** Every day of the plan; the opened one with all its reasons and other ends. */
export function DayList({ planner, plan, onOpen, onStop }: DayListProps) {
  const { open, opened: choices, nameOf } = planner;
  const options = planner.options.input;
  const t = useTranslations("planner.days");
  const { hours, kilometres } = useFormats();
  const ideal = options.measure === "hours" ? hours(options.ideal) : kilometres(options.ideal * 1000);
  // Beside the mark as long as the stage is beside the ideal of whoever finds it longest.
  const length = (day: DayView) => {
    const own = hardestStage(day, options);
    return (own.length / own.ideal) * options.ideal;
  };
  const full = plan.days.reduce((most, day) => Math.max(most, length(day)), Math.max(options.max, options.ideal));
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
              ideal={options.ideal}
              full={full}
              nameOf={nameOf}
              onOpen={onOpen}
            >
              {open === day.number ? (
                <Suspense
                  fallback={
                    <div className="px-4 pb-4">
                      <Skeleton />
                    </div>
                  }
                >
                  <DayDetail
                    planner={planner}
                    day={day}
                    choices={choices?.day === day.number ? choices : null}
                    onStop={onStop}
                  />
                </Suspense>
              ) : null}
            </WalkRow>
          ),
        )}
      </ol>
    </section>
  );
}
