import { memo } from "react";
import { useLocale, useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { ClimbIcon, DayNumber, type Effort, effortOf, LengthBar } from "./row-marks.tsx";
import { optionsButton } from "#web/features/planner/options/form-id.ts";
import type { DayView } from "#web/features/planner/view/plan-view.ts";
import { useReasonSentence } from "#web/components/plan-sentences/planner-sentences.tsx";
import { nameIn } from "#domain/route-graph/name-in.ts";

interface WalkRowProps {
  day: DayView;
  isOpen: boolean;
  /** Of the day, of the ideal, and of the whole bar, in the unit of the options. */
  length: number;
  ideal: number;
  full: number;
  nameOf: (slug: string) => string;
  onOpen: (day: number | null) => void;
}

const effortInk: Record<Effort, string> = { good: "text-ink", long: "text-warn", over: "text-bad" };

/** A walking day as a button that expands it. */
function WalkRowDrawing({ day, isOpen, length, ideal, full, nameOf, onOpen }: WalkRowProps) {
  const t = useTranslations("planner.days");
  const locale = useLocale();
  const { hours, kilometres, metres } = useFormats();
  const sentence = useReasonSentence(nameOf);
  const effort = effortOf(length, ideal, day.overMax);
  const [first] = day.reasons;
  return (
    <button
      {...optionsButton("day", day.number, () => onOpen(isOpen ? null : day.number))}
      aria-expanded={isOpen}
      className="planner__row"
    >
      <DayNumber day={day} />
      <span className="grid min-w-0 gap-0.5 wrap-anywhere">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span className="min-w-0 font-strong">{nameOf(day.to)}</span>
          <span className={classNames("font-strong whitespace-nowrap tabular-nums", effortInk[effort])}>
            {hours(day.hours)}
          </span>
        </span>
        <span className="planner__facts">
          <span>{kilometres(day.km * 1000)}</span>
          <span className="inline-flex items-center gap-1">
            <ClimbIcon />
            {day.ascentM === null ? t("climbUnknown") : t("climb", { climb: metres(day.ascentM) })}
          </span>
        </span>
        {first ? (
          // The full note on a closure is among the warnings.
          <span className="text-sm text-ink-2">
            {first.code === "closure"
              ? t("closure", { branch: nameIn(locale, { name: first.branch, names: first.branchNames }) })
              : sentence(first)}
          </span>
        ) : null}
        <LengthBar length={length} ideal={ideal} full={full} effort={effort} />
      </span>
    </button>
  );
}

function isSameDay(a: DayView, b: DayView): boolean {
  return (
    a.to === b.to &&
    a.from === b.from &&
    a.km === b.km &&
    a.hours === b.hours &&
    a.date === b.date &&
    a.overMax === b.overMax &&
    a.ascentM === b.ascentM &&
    a.houses === b.houses &&
    JSON.stringify(a.reasons[0]) === JSON.stringify(b.reasons[0])
  );
}

/** Memoised: most days are unchanged when a slider moves. */
export const WalkRow = memo(
  WalkRowDrawing,
  (a, b) =>
    a.isOpen === b.isOpen &&
    a.length === b.length &&
    a.ideal === b.ideal &&
    a.full === b.full &&
    a.nameOf === b.nameOf &&
    a.onOpen === b.onOpen &&
    isSameDay(a.day, b.day),
);
