import { useTranslations } from "use-intl";

import type { ShownDay, ShownPlan } from "#contract/plans/shown-plan.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { withSoftHyphens } from "#web/ui/text/soft-hyphens.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import type { HouseState } from "#domain/plans/editing/stored-plan.ts";

import { type CalendarCell, calendarWeeks } from "./calendar-weeks.ts";

interface WalkCalendarProps {
  plan: Pick<ShownPlan, "uuid" | "days">;
  share: string | undefined;
}

/** Nights week by week: towns, lengths, beds, long days and the day of arrival. */
export function WalkCalendar({ plan: { uuid, days }, share }: WalkCalendarProps) {
  const t = useTranslations("plans.calendar");
  const weekdays = t("weekdays").split(" ");
  return (
    <div className="overflow-hidden rounded-lg border border-line bg-surface max-sm:-mx-[10px]">
      <table className="w-full table-fixed border-collapse">
        <caption className="sr-only">{t("heading")}</caption>
        <thead>
          <tr>
            {weekdays.map((name) => (
              <th
                key={name}
                scope="col"
                className="px-1 py-2.5 text-center text-xs font-medium text-ink-2 sm:px-2.5 sm:text-left"
              >
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {calendarWeeks(days).map((week) => (
            <tr key={week[0]?.date} className="break-inside-avoid border-t border-line">
              {week.map((cell) => (
                <td key={cell.date} className="h-17 border-l border-line p-0 align-top first:border-l-0 sm:h-20">
                  {cell.day ? (
                    <Night cell={cell} day={cell.day} uuid={uuid} share={share} isLast={cell.day === days.at(-1)} />
                  ) : (
                    <span className="block h-full bg-surface-2 px-1 py-1.5 text-center text-xs text-ink-2 sm:px-2.5 sm:text-left">
                      <DateInMonth {...cell} />
                    </span>
                  )}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

function DateInMonth({ date, isMonthSaid }: Pick<CalendarCell, "date" | "isMonthSaid">) {
  const { dayAndShortMonth } = useFormats();
  return isMonthSaid ? dayAndShortMonth(date) : String(Number(date.slice(8)));
}

interface NightProps {
  cell: CalendarCell;
  day: ShownDay;
  uuid: string;
  share: string | undefined;
  isLast: boolean;
}

function Night({ cell, day, uuid, share, isLast }: NightProps) {
  const t = useTranslations("plans.calendar");
  const state = useTranslations("plans.overview.state");
  const paths = usePaths();
  const { kilometres } = useFormats();
  return (
    <Link
      to={paths.planDay(uuid, day.number, share === undefined ? undefined : { share })}
      className={classNames(
        "flex h-full flex-col items-center [print-color-adjust:exact] gap-x-1.5 px-0.5 py-1.5 leading-tight text-ink no-underline hover:text-way sm:items-start sm:px-2.5",
        day.overMax ? "bg-warn-soft" : isLast ? "bg-arrow-soft" : "hover:bg-way-soft",
      )}
    >
      <span className="sr-only">{t("day", { number: day.number })}: </span>
      <span className="flex flex-col items-center gap-1 text-xs text-ink-2 sm:flex-row sm:gap-1.5">
        <DateInMonth {...cell} />
        {day.houseState === "none" ? null : (
          <>
            <BedMark state={day.houseState} />
            <span className="sr-only">{state(day.houseState)}</span>
          </>
        )}
      </span>
      <span className="line-clamp-4 w-full text-center text-[0.6875rem] leading-[1.15] font-strong wrap-anywhere sm:line-clamp-3 print:line-clamp-none sm:text-left sm:text-sm sm:leading-tight">
        {withSoftHyphens(day.toName)}
      </span>
      <span className="mt-0.5 hidden text-xs text-ink-2 tabular-nums sm:block">
        {day.kind === "rest" ? t("rest") : day.isWayKnown ? kilometres(day.km * 1000) : null}
      </span>
      {day.kind === "rest" ? <span className="text-xs text-ink-2 sm:hidden">{t("restShort")}</span> : null}
      {day.overMax ? <span className="sr-only">, {t("long")}</span> : null}
    </Link>
  );
}

/** Legend of the calendar's marks, as far as they occur. */
export function CalendarLegend({ days }: { days: readonly ShownDay[] }) {
  const t = useTranslations("plans.calendar");
  const state = useTranslations("plans.overview.state");
  const states = (["booked", "asked", "walk_in"] as const).filter((one) => days.some((day) => day.houseState === one));
  const isLong = days.some(({ overMax }) => overMax);
  return (
    <ul aria-hidden="true" className="flex flex-wrap items-center gap-x-4 gap-y-1 text-sm text-ink-2">
      {states.map((one) => (
        <li key={one} className="flex items-center gap-1.5">
          <BedMark state={one} />
          {state(one)}
        </li>
      ))}
      {isLong ? (
        <li className="flex items-center gap-1.5">
          <span className="inline-block size-3 rounded-[3px] border border-warn bg-warn-soft" />
          {t("long")}
        </li>
      ) : null}
    </ul>
  );
}

/** Booking status of a bed, as a mark with its own shape: full, a ring, a ring in another colour. */
function BedMark({ state }: { state: Exclude<HouseState, "none"> }) {
  const looks = {
    booked: "bg-ok border-ok",
    asked: "border-warn",
    walk_in: "border-way",
  } as const;
  return (
    <span
      aria-hidden="true"
      className={`inline-block size-2.5 rounded-pill border-2 [print-color-adjust:exact] ${looks[state]}`}
    />
  );
}
