import { useTranslations } from "use-intl";
import { Mountain } from "lucide-react";
import { useFormats } from "#web/ui/text/formats.ts";
import { classNames } from "#web/ui/class-names.ts";
import type { DayView } from "../view/plan-view.ts";

/** "4" over "Thu 13 May"; read out as "Day 4, Thu 13 May". */
export function DayNumber({ day }: { day: Pick<DayView, "number" | "date"> }) {
  const t = useTranslations("planner.days");
  const { day: writeDay, weekday } = useFormats();
  return (
    <span className="planner__number">
      <span className="sr-only">{t("day", { day: day.number })}</span>
      <span aria-hidden="true" className="font-display text-lg leading-tight font-bold lining-nums">
        {day.number}
      </span>
      {day.date ? (
        <span className="text-xs leading-tight whitespace-nowrap text-ink-2">
          <span aria-hidden="true">{weekday(day.date)}</span>
          <span className="sr-only">{writeDay(day.date)}</span>
        </span>
      ) : null}
    </span>
  );
}

const drawing = "climb-drawing";

/** The icon of a climb, rendered once for all days. */
export function ClimbDrawing() {
  return (
    <svg aria-hidden="true" focusable="false" className="absolute size-0">
      <symbol id={drawing} viewBox="0 0 24 24">
        <Mountain strokeWidth={1.8} />
      </symbol>
    </svg>
  );
}

export function ClimbIcon() {
  return (
    <svg aria-hidden="true" focusable="false" className="size-4 shrink-0">
      <use href={`#${drawing}`} />
    </svg>
  );
}

/** A day's length relative to the ideal and to the longest day. */
export type Effort = "good" | "long" | "over";

/** Up to this share above the ideal a day still counts as good. */
const maxGoodRatio = 1.15;

export function effortOf(length: number, ideal: number, overMax: boolean): Effort {
  if (overMax) return "over";
  return length > ideal * maxGoodRatio ? "long" : "good";
}

const fills: Record<Effort, string> = { good: "fill-ok", long: "fill-warn", over: "fill-bad" };

/** A day's length with a mark at the ideal; `full` is the whole bar. Decorative: the numbers are next to it. */
export function LengthBar({
  length,
  ideal,
  full,
  effort,
}: {
  length: number;
  ideal: number;
  full: number;
  effort: Effort;
}) {
  const share = (value: number) => `${((value / full) * 100).toFixed(1)}%`;
  return (
    <svg aria-hidden="true" focusable="false" className="mt-1.5 h-2.5 w-full">
      <rect y="3" width="100%" height="4" rx="2" className="fill-line" />
      <rect y="3" width={share(length)} height="4" rx="2" className={classNames(fills[effort])} />
      <line x1={share(ideal)} x2={share(ideal)} y1="0" y2="10" className="stroke-ink stroke-2" />
    </svg>
  );
}
