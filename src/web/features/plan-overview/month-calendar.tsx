import { useLocale, useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/shown-plan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/link.tsx";
import { usePaths } from "#web/use-paths.ts";

import { type CalendarMonth, monthsOf } from "./months-of.ts";

interface MonthCalendarProps {
  plan: Pick<ShownPlan, "uuid" | "days">;
  share: string | undefined;
}

/** The days of a plan in the months in which they lie. */
export function MonthCalendar({ plan: { uuid, days }, share }: MonthCalendarProps) {
  const months = monthsOf(days);
  return (
    <div className="grid gap-5 md:grid-cols-2">
      {months.map((month) => (
        <Month key={month.month} month={month} uuid={uuid} share={share} />
      ))}
    </div>
  );
}

function Month({
  month: { month, weeks },
  uuid,
  share,
}: { month: CalendarMonth } & Omit<MonthCalendarProps, "plan"> & { uuid: string }) {
  const t = useTranslations("plans.calendar");
  const locale = useLocale();
  const title = new Intl.DateTimeFormat(locale, { month: "long", year: "numeric", timeZone: "UTC" });
  const weekdays = t("weekdays").split(" ");
  return (
    <table className="w-full table-fixed border-collapse text-sm">
      <caption className="pb-1 text-left font-strong first-letter:uppercase">
        {title.format(new Date(`${month}-01T00:00:00Z`))}
      </caption>
      <thead>
        <tr>
          {weekdays.map((name) => (
            <th key={name} scope="col" className="pb-1 text-xs font-medium text-ink-2">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, index) => (
          <tr key={index}>
            {week.map((cell, place) => (
              <td key={place} className="h-14 border border-line p-0 align-top">
                {cell ? <Cell date={cell.date} day={cell.day} uuid={uuid} share={share} /> : null}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Cell({
  date,
  day,
  uuid,
  share,
}: {
  date: string;
  day: ShownDay | null;
  uuid: string;
  share: string | undefined;
}) {
  const t = useTranslations("plans.calendar");
  const paths = usePaths();
  const dayOfMonth = Number(date.slice(8));
  if (!day) return <span className="block px-1 text-xs text-ink-3">{dayOfMonth}</span>;
  return (
    <Link
      to={paths.planDay(uuid, day.number, share === undefined ? undefined : { share })}
      className={classNames(
        "grid h-full content-start px-1 leading-tight text-ink no-underline hover:text-way",
        day.kind === "rest" ? "bg-surface-2" : "bg-way-soft",
      )}
    >
      <span className="text-xs text-ink-2">{dayOfMonth}</span>
      <span className="sr-only">{t("day", { number: day.number })}: </span>
      <span className="line-clamp-2 text-xs font-strong [overflow-wrap:anywhere]">
        {day.kind === "rest" ? t("rest") : day.toName}
      </span>
    </Link>
  );
}
