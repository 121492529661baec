import { Clock } from "lucide-react";
import { useTranslations, useLocale } from "use-intl";

import type { DayHours } from "#domain/plans/day-hours/day-hours.ts";
import { clockPattern, clockTime, type DayRoutine, routineRanges } from "#domain/plans/day-hours/day-routine.ts";
import type { SunTimes } from "#domain/plans/day-hours/sun-times.ts";
import { Field, TextField } from "#web/ui/controls/field.tsx";
import { Stepper } from "#web/ui/controls/stepper.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import type { Clocks } from "#domain/plans/day-hours/clocks-along.ts";
import { countryName, signedHours } from "#messages/sentences/write-hours-of-day.ts";

interface DayClockProps {
  hours: DayHours;
  /** Of the day's date; null without one. */
  sun: SunTimes | null;
  routine: DayRoutine;
  /** Null if the plan is read-only. */
  onRoutine: ((routine: DayRoutine) => void) | null;
}

/** Schedule of a day: departure, rests, arrival, and nightfall. */
export function DayClock({ hours, sun, routine, onRoutine }: DayClockProps) {
  const t = useTranslations("planDays.clock");
  const { time } = useFormats();
  const at = (of: number) => time(clockTime(of));
  const isDark = sun !== null && hours.arrives > sun.dark;
  return (
    <div className="grid gap-2 pb-2">
      <p className="flex gap-2.5 tabular-nums">
        <Icon of={Clock} size="sm" className="mt-1 shrink-0 text-ink-2" />
        <span className="flex min-w-0 flex-wrap gap-x-3">
          <span>{t("leave", { time: at(hours.leaves) })}</span>
          {hours.pauses.map(({ is, town, from, minutes }) => (
            <span key={from} className="text-ink-2">
              {t(is, { town: town ?? "none", time: at(from), minutes })}
            </span>
          ))}
          <strong className={isDark ? "text-warn" : undefined}>{t("arrive", { time: at(hours.arrives) })}</strong>
          <ClockChange change={hours.clocks.change} />
          {sun ? <span className="text-ink-2">{t("dark", { time: at(sun.dark) })}</span> : null}
        </span>
      </p>
      {isDark ? <p className="text-sm text-warn">{t("late")}</p> : null}
      {onRoutine ? <RoutineForm routine={routine} onRoutine={onRoutine} /> : null}
    </div>
  );
}

/** Departure and rests, on every day of the plan. */
function RoutineForm({ routine, onRoutine }: { routine: DayRoutine; onRoutine: (routine: DayRoutine) => void }) {
  const t = useTranslations("planDays.clock");
  const counted = { breaks: 1, breakMinutes: 5, lunchMinutes: 15 } as const;
  return (
    <details data-needs-script="">
      <summary className="min-h-tap cursor-pointer content-center font-medium text-way">{t("change")}</summary>
      <form className="grid gap-3 pb-2 sm:grid-cols-2" onSubmit={(event) => event.preventDefault()}>
        <TextField
          label={t("leaveAt")}
          error={null}
          type="time"
          name="leaveAt"
          value={routine.leaveAt}
          onChange={({ target: { value } }) => {
            if (clockPattern.test(value)) onRoutine({ ...routine, leaveAt: value });
          }}
        />
        {(["breaks", "breakMinutes", "lunchMinutes"] as const).map((part) => (
          <Field key={part} label={t(part)} error={null}>
            {(control) => (
              <Stepper
                control={control}
                name={part}
                value={routine[part]}
                min={routineRanges[part].min}
                max={routineRanges[part].max}
                step={counted[part]}
                lessLabel={t("less", { what: t(part) })}
                moreLabel={t("more", { what: t(part) })}
                onValueChange={(value) => onRoutine({ ...routine, [part]: value })}
              />
            )}
          </Field>
        ))}
        <p className="text-sm text-ink-2 sm:col-span-2">{t("hint")}</p>
      </form>
    </details>
  );
}

/** The time difference if a day ends in another time zone than it begins. */
export function ClockChange({ change }: Pick<Clocks, "change">) {
  const t = useTranslations("today.way");
  const locale = useLocale();
  if (!change) return null;
  return (
    <span className="text-ink-2">
      {t("clock", { hours: signedHours(change), country: countryName(change, locale) })}
    </span>
  );
}
