import { useLocale, useTranslations } from "use-intl";

import type { RouteMonths } from "#domain/calendar/route-months.ts";
import type { RouteDetail } from "#contract/routes/routes.ts";
import { closedInMonth } from "#domain/calendar/season.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { monthName } from "./walking-month.ts";

interface MonthTableProps extends RouteMonths {
  closures: RouteDetail["branches"][number]["closures"];
}

/** What each month is like on a route: weather, light, pilgrims and what is shut. */
export function MonthTable({ months, seasonsKnown, closures }: MonthTableProps) {
  const t = useTranslations("route.season");
  const locale = useLocale();
  const { count } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const most = Math.max(...months.map(({ pilgrims }) => pilgrims));
  const isClimateKnown = months.some(({ temperatureC }) => temperatureC !== null);
  const number = "py-1.5 pl-2 text-right sm:pl-5";
  return (
    <table className="w-full max-w-3xl border-collapse text-sm tabular-nums">
      <caption className="sr-only">{t("table")}</caption>
      <thead>
        <tr className="border-b border-line-strong text-left align-bottom text-xs text-ink-2 sm:text-sm">
          <th scope="col" className="py-1.5 font-medium">
            {t("month")}
          </th>
          {isClimateKnown ? (
            <>
              <th scope="col" className={`${number} font-medium`}>
                {t("temperature")}
              </th>
              <th scope="col" className={`${number} font-medium`}>
                {t("rain")}
              </th>
            </>
          ) : null}
          <th scope="col" className={`${number} font-medium`}>
            {t("daylight")}
          </th>
          <th scope="col" className="py-1.5 pl-2.5 font-medium sm:pl-8">
            {t("pilgrims")}
          </th>
          {seasonsKnown === 0 ? null : (
            <th scope="col" className={`${number} font-medium`}>
              {t("open", { count: seasonsKnown })}
            </th>
          )}
        </tr>
      </thead>
      <tbody>
        {months.map(({ month, temperatureC, rainMm, daylightHours, pilgrims, open }) => {
          const isShut = closures.some((closure) => closedInMonth(closure, month) !== "none");
          return (
            <tr key={month} className="border-b border-line">
              <th scope="row" className="py-1.5 text-left font-medium whitespace-nowrap">
                {monthName(locale, month, "short")}
                {isShut ? " *" : null}
              </th>
              {isClimateKnown ? (
                <>
                  <td className={number}>{temperatureC === null ? t("unknown") : count(temperatureC)}</td>
                  <td className={number}>{rainMm === null ? t("unknown") : count(rainMm)}</td>
                </>
              ) : null}
              <td className={number}>{count(daylightHours)}</td>
              <td className="py-1.5 pl-2.5 sm:pl-8">
                <svg
                  viewBox="0 0 100 10"
                  preserveAspectRatio="none"
                  aria-hidden="true"
                  className="mr-2 inline-block h-2.5 w-10 max-[24rem]:hidden sm:w-32"
                >
                  <rect width={Math.max(1, (pilgrims / most) * 100)} height="10" className="fill-way" />
                </svg>
                {percent.format(pilgrims)}
              </td>
              {seasonsKnown === 0 ? null : <td className={number}>{count(open)}</td>}
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}
