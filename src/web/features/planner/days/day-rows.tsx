import { type ReactNode, Suspense } from "react";
import { Coffee } from "lucide-react";
import { useTranslations } from "use-intl";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { hardestStage } from "#domain/planner/stage-planner/effort.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Skeleton } from "#web/ui/layout/skeleton.tsx";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import { DayNumber } from "#web/features/planner/days/row-marks.tsx";
import { useReasonSentence } from "#web/components/plan-sentences/planner-sentences.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import type { DayDetailProps } from "./day-detail.tsx";
import { WalkRow } from "./walk-row.tsx";

/** Loaded with the first expanded day. */
const DayDetail = lazyPart(async () => (await import("./day-detail.tsx")).DayDetail, "day-detail");

interface DayRowsProps {
  days: readonly DayView[];
  options: PlannerOptions;
  /** Number of the expanded day. */
  open: number | null;
  nameOf: (slug: string) => string;
  onOpen: (day: number | null) => void;
  /** Content below the row of the expanded day. */
  detail: (day: DayView) => Omit<DayDetailProps, "day" | "nameOf">;
  /** Content below the row of the first day, expanded or not. */
  belowFirst?: ReactNode;
}

export function dayRowId(day: number): string {
  return `day-${day}`;
}

/** Days of a plan, each with a bar as long as its stage; one of them may be expanded. */
export function DayRows({ days, options, open, nameOf, onOpen, detail, belowFirst = null }: DayRowsProps) {
  // Scaled so that the mark is at the ideal of the walker for whom the stage is hardest.
  const length = (day: DayView) => {
    const hardest = hardestStage(day, options);
    return (hardest.length / hardest.ideal) * options.ideal;
  };
  const full = days.reduce((most, day) => Math.max(most, length(day)), Math.max(options.max, options.ideal));
  const below = (day: DayView) => {
    const first = day.number === 1 ? belowFirst : null;
    if (open !== day.number) return first;
    return (
      <>
        {first}
        <Suspense
          fallback={
            <div className="px-4 pb-4">
              <Skeleton />
            </div>
          }
        >
          <DayDetail day={day} nameOf={nameOf} {...detail(day)} />
        </Suspense>
      </>
    );
  };
  return (
    <ol className="grid gap-1">
      <InPortions
        of={days.map((day) => (
          // One element for every kind of day: a new one is laid out twice, until it is known whether it is visible.
          <li
            key={day.number}
            id={dayRowId(day.number)}
            className={classNames(
              "scroll-my-4 rounded-lg",
              open === day.number ? "border-2 border-way bg-surface" : "planner__day",
            )}
          >
            {day.kind === "rest" ? (
              <RestRow day={day} nameOf={nameOf} />
            ) : (
              <WalkRow
                day={day}
                isOpen={open === day.number}
                length={length(day)}
                ideal={options.ideal}
                full={full}
                nameOf={nameOf}
                onOpen={onOpen}
              />
            )}
            {below(day)}
          </li>
        ))}
      />
    </ol>
  );
}

/** A day without walking. */
function RestRow({ day, nameOf }: { day: DayView; nameOf: (slug: string) => string }) {
  const t = useTranslations("planner.days");
  const sentence = useReasonSentence(nameOf);
  return (
    <div className="planner__row bg-ok-soft">
      <DayNumber day={day} />
      <span className="grid gap-0.5">
        <span className="flex items-center gap-2 font-strong">
          <Icon of={Coffee} />
          {t("rest", { town: nameOf(day.to) })}
        </span>
        <span className="text-sm text-ink-2">{day.reasons.map(sentence).join(" · ")}</span>
      </span>
    </div>
  );
}
