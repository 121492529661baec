import { useLocale } from "use-intl";

import { pilgrimsByMonth } from "#domain/calendar/pilgrims-by-month.ts";

const barHeight = 120;
const most = Math.max(...pilgrimsByMonth);

/** How a year's pilgrims spread over its months: a list of figures with a bar on each. */
export function MonthChart() {
  const locale = useLocale();
  const short = new Intl.DateTimeFormat(locale, { month: "short", timeZone: "UTC" });
  const long = new Intl.DateTimeFormat(locale, { month: "long", timeZone: "UTC" });
  const percent = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return (
    <ol className="grid max-w-3xl grid-cols-12 gap-1 sm:gap-2.5">
      {pilgrimsByMonth.map((share, month) => {
        const day = new Date(Date.UTC(2024, month, 1));
        const height = Math.max(1, Math.round((share / most) * barHeight));
        return (
          <li key={day.getTime()} className="grid justify-items-center gap-1 text-center">
            <svg
              viewBox={`0 0 40 ${barHeight}`}
              preserveAspectRatio="none"
              aria-hidden="true"
              focusable="false"
              className="h-28 w-full"
            >
              <rect x="0" y={barHeight - height} width="40" height={height} className="fill-way" />
            </svg>
            <span className="order-first sr-only">
              {long.format(day)}: {percent.format(share)} %
            </span>
            <span aria-hidden="true" className="text-[0.7rem] tabular-nums sm:text-sm">
              {percent.format(share)}
            </span>
            {/* Where there is little room its first letter. */}
            <span
              aria-hidden="true"
              className="block text-[0px] text-ink-2 first-letter:text-[0.7rem] first-letter:uppercase sm:text-sm sm:first-letter:text-sm"
            >
              {short.format(day).replace(".", "")}
            </span>
          </li>
        );
      })}
    </ol>
  );
}
