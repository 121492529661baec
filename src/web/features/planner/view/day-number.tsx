import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";

import type { DayView } from "./plan-view.ts";

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
