import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/formats.ts";

import type { DayView } from "./plan-view.ts";

/** "4" over "Thu 13 May"; read out as "Day 4, Thu 13 May". */
export function DayNumber({ day }: { day: Pick<DayView, "number" | "date"> }) {
  const t = useTranslations("planner.days");
  const { day: writeDay } = useFormats();
  return (
    <span className="grid content-start justify-items-center gap-0.5 text-center tabular-nums">
      <span className="sr-only">{t("day", { day: day.number })}</span>
      <span aria-hidden="true" className="font-display text-lg leading-tight font-extrabold">
        {day.number}
      </span>
      {day.date ? <span className="text-xs leading-tight text-ink-2">{writeDay(day.date)}</span> : null}
    </span>
  );
}
