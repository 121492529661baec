/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to take the keyboard */
import { useLocale, useTranslations } from "use-intl";

import type { RouteMonths } from "#domain/calendar/route-months.ts";
import type { RouteDetail } from "#contract/routes/routes.ts";
import { closedInMonth } from "#domain/calendar/season.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { monthName } from "./walking-month.ts";
import "./month-table.css";

interface MonthTableProps extends RouteMonths {
  closures: RouteDetail["branches"][number]["closures"];
}

/** A route by month: weather, daylight, pilgrims and closures. */
export function MonthTable({ months, seasonsKnown, closures }: MonthTableProps) {
  const t = useTranslations("route.season");
  const locale = useLocale();
  const { count } = useFormats();
  const percent = new Intl.NumberFormat(locale, { style: "percent", maximumFractionDigits: 0 });
  const most = Math.max(...months.map(({ pilgrims }) => pilgrims));
  const isClimateKnown = months.some(({ temperatureC }) => temperatureC !== null);
  return (
    <div tabIndex={0} role="group" aria-label={t("table")} className="overflow-x-auto">
      <table className="month-table">
        <caption className="sr-only">{t("table")}</caption>
        <thead>
          <tr>
            <th scope="col">{t("month")}</th>
            {isClimateKnown ? (
              <>
                <th scope="col">{t("temperature")}</th>
                <th scope="col">{t("rain")}</th>
              </>
            ) : null}
            <th scope="col">{t("daylight")}</th>
            <th scope="col" className="share">
              {t("pilgrims")}
            </th>
            {seasonsKnown === 0 ? null : <th scope="col">{t("open")}</th>}
          </tr>
        </thead>
        <tbody>
          {months.map(({ month, temperatureC, rainMm, daylightHours, pilgrims, open }) => {
            const isClosed = closures.some((closure) => closedInMonth(closure, month) !== "none");
            return (
              <tr key={month}>
                <th scope="row">
                  {monthName(locale, month, "short")}
                  {isClosed ? " *" : null}
                </th>
                {isClimateKnown ? (
                  <>
                    <td>{temperatureC === null ? t("unknown") : count(temperatureC)}</td>
                    <td>{rainMm === null ? t("unknown") : count(rainMm)}</td>
                  </>
                ) : null}
                <td>{count(daylightHours)}</td>
                <td className="share">
                  <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
                    <rect width={Math.max(1, Math.round((pilgrims / most) * 100))} height="10" />
                  </svg>
                  {percent.format(pilgrims)}
                </td>
                {seasonsKnown === 0 ? null : <td>{count(open)}</td>}
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}
