import { type KeyboardEvent, useId, useRef } from "react";
import { useTranslations } from "use-intl";

import { effortChange, type EffortChange } from "#domain/planner/stage-planner/effort.ts";
import type { DaysCost } from "#domain/planner/stage-planner/plan.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { classNames } from "#web/ui/class-names.ts";

import type { DaysCurveProps } from "./curve-opener.tsx";
import { CurveDrawing, curveWindow, nearestDays, neighbours } from "./curve-drawing.tsx";
import { optionsButton } from "#web/features/planner/options/form-id.ts";
import { useMedia } from "#web/ui/use-media.ts";

interface CurveCardProps extends Omit<DaysCurveProps, "to" | "children"> {
  heading: string;
}

/** Numbers of days that are visible at once. */
const counts = { wide: 15, narrow: 9 };
/** Classes that hide one of the drawings. */
const hidden = { wide: "hidden sm:block", narrow: "sm:hidden" };

/** Possible numbers of days, each with the difficulty of the walk. */
export function CurveCard({ heading, byDays, days, walked, requestedDays, onChoose }: CurveCardProps) {
  const t = useTranslations("planner");
  const { hours } = useFormats();
  const headingId = useId();
  const isWide = useMedia("(width >= 40rem)");
  const best = Math.min(...byDays.map(({ cost }) => cost));
  const middle = nearestDays(byDays, days ?? requestedDays ?? byDays.find(({ cost }) => cost === best)?.days ?? 0);
  const nextTo = neighbours(byDays, middle);
  return (
    <Card className="@container grid gap-3 px-4.5 py-4">
      <section aria-labelledby={headingId} className="grid gap-3">
        <div className="flex flex-wrap items-baseline justify-between gap-x-4 gap-y-1">
          <h2 id={headingId} className="text-xl">
            {heading}
          </h2>
          <p className="text-sm text-ink-2">{t(days === null ? "curve.possible" : "curve.hint")}</p>
        </div>
        {/* Before the width is known the page contains both and the style sheet shows one. */}
        {(["wide", "narrow"] as const).map((size) =>
          isWide === (size === "narrow") ? null : (
            <Curve
              key={size}
              className={isWide === null ? hidden[size] : ""}
              count={counts[size]}
              {...{ byDays, best, days, middle, onChoose }}
            />
          ),
        )}
        <div className="grid grid-cols-3 gap-2">
          {nextTo.map((entry) => (
            <button
              key={entry.days}
              {...optionsButton("days", entry.days, () => onChoose(entry.days))}
              aria-pressed={entry.days === days}
              className={classNames(
                "min-h-tap rounded-md border px-2.5 py-2 text-left text-sm text-ink-2 tabular-nums sm:px-3.5",
                entry.days === days ? "border-way bg-way-soft" : "border-line hover:bg-surface-2",
              )}
            >
              <span className="block font-strong text-ink">{t("curve.days", { days: entry.days })}</span>
              <span className="block">{t(`effort.${effortKey(entry, best)}`)}</span>
              {walked && entry.days > walked.rests ? (
                <span className="block">
                  {t("curve.perDay", { hours: hours(walked.hours / (entry.days - walked.rests)) })}
                </span>
              ) : null}
            </button>
          ))}
        </div>
        {requestedDays !== null ? (
          <Button
            {...optionsButton("days", "", () => onChoose(null))}
            variant="quiet"
            size="sm"
            className="-ml-4 justify-self-start"
          >
            {t("curve.letVieira")}
          </Button>
        ) : null}
      </section>
    </Card>
  );
}

function effortKey({ cost }: DaysCost, best: number): EffortChange | "best" {
  return cost === best ? "best" : effortChange(cost - best);
}

interface CurveProps extends Pick<DaysCurveProps, "byDays" | "days" | "onChoose"> {
  best: number;
  /** Number of days in the middle. */
  middle: number;
  /** Numbers of days that are visible at once. */
  count: number;
  className: string;
}

function Curve({ byDays, best, days, middle, count, onChoose, className }: CurveProps) {
  const t = useTranslations("planner");
  const group = useRef<HTMLDivElement>(null);
  const visible = curveWindow(byDays, middle, count);
  const move = (event: KeyboardEvent) => {
    const step = { ArrowLeft: -1, ArrowRight: 1, Home: -count, End: count }[event.key];
    const buttons = [...(group.current?.querySelectorAll("button") ?? [])];
    const here = buttons.findIndex((button) => button === event.target);
    if (step === undefined || here < 0) return;
    event.preventDefault();
    buttons[Math.min(buttons.length - 1, Math.max(0, here + step))]?.focus();
  };
  return (
    <div className={className}>
      <div className="relative">
        <CurveDrawing points={visible} chosen={days} />
        <div
          ref={group}
          role="group"
          aria-label={t("curve.label")}
          onKeyDown={move}
          className="relative grid h-32 auto-cols-fr grid-flow-col"
        >
          {visible.map((entry) => (
            <button
              key={entry.days}
              {...optionsButton("days", entry.days, () => onChoose(entry.days))}
              tabIndex={entry.days === middle ? 0 : -1}
              aria-pressed={entry.days === days}
              aria-label={t("curve.point", { days: entry.days, ease: t(`effort.${effortKey(entry, best)}`) })}
              className={classNames(
                "flex min-w-0 flex-col justify-end rounded-sm text-center text-sm tabular-nums hover:bg-way-soft/50",
                entry.days === days ? "font-strong text-way" : "text-ink-2",
              )}
            >
              {entry.days}
            </button>
          ))}
        </div>
      </div>
    </div>
  );
}
