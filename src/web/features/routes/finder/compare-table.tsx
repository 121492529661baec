/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to take the keyboard */
import { useLocale, useTranslations } from "use-intl";

import { arrivalsByMonth, pilgrimYear } from "#domain/crowding/pilgrim-figures.ts";
import { textIn } from "#domain/text/text-in.ts";
import { monthName, months } from "#web/features/routes/route-page/months/walking-month.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useRouteWords, type RouteFigures } from "./use-route-words.ts";

const rows = [
  "length",
  "climb",
  "highest",
  "days",
  "longestDay",
  "bedGap",
  "foodGap",
  "towns",
  "houses",
  "season",
  "pilgrims",
  "path",
] as const;

/** Up to three routes side by side. */
export function CompareTable({ routes }: { routes: readonly RouteFigures[] }) {
  const t = useTranslations("finder.routes");
  const paths = usePaths();
  const words = useRouteWords();
  const locale = useLocale();
  const isAnyDescribed = routes.some(({ compared }) => compared?.summary || compared?.summaryEs);
  const columns = routes.map((route) => ({ route, words: words(route) }));
  return (
    <>
      <div
        tabIndex={0}
        role="group"
        aria-label={t("compareHeading")}
        className="overflow-x-auto rounded-lg border border-line bg-surface"
      >
        <table className="w-full min-w-120 border-collapse text-left">
          <thead>
            <tr className="align-top">
              <th scope="col" className="w-32 p-4 text-sm font-medium text-ink-2 sm:w-48">
                {t("route")}
              </th>
              {columns.map(({ route }) => (
                <th key={route.slug} scope="col" className="p-4 font-normal">
                  <Link to={paths.route(route.slug)} className="font-display text-lg font-bold">
                    {route.name}
                  </Link>
                  <span className="block text-sm text-ink-2">
                    {t("fromTo", { start: route.start, end: route.end })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row} className="border-t border-line align-top">
                <th scope="row" className="p-4 text-sm font-medium text-ink-2">
                  {t(`rows.${row}`, { year: String(pilgrimYear) })}
                </th>
                {columns.map((column) => (
                  <td key={column.route.slug} className="p-4 tabular-nums">
                    {column.words[row]}
                  </td>
                ))}
              </tr>
            ))}
            {isAnyDescribed ? (
              <tr className="border-t border-line align-top">
                <th scope="row" className="p-4 text-sm font-medium text-ink-2">
                  {t("rows.character")}
                </th>
                {columns.map(({ route: { slug, compared } }) => {
                  const character = textIn(locale, "summary", compared ?? {});
                  return (
                    <td key={slug} className="min-w-56 p-4 text-sm">
                      {character ? (
                        <p lang={character.language === locale ? undefined : character.language}>{character.text}</p>
                      ) : (
                        t("notDescribed")
                      )}
                    </td>
                  );
                })}
              </tr>
            ) : null}
            <tr className="border-t border-line">
              <th scope="row" className="p-4 text-sm font-medium text-ink-2">
                {t("plan")}
              </th>
              {columns.map(({ route }) => (
                <td key={route.slug} className="px-4 py-1">
                  <Link
                    to={paths.planner({ route: route.slug })}
                    className="inline-flex min-h-tap items-center font-medium"
                  >
                    {t("planRoute", { route: route.name })}
                  </Link>
                </td>
              ))}
            </tr>
          </tbody>
        </table>
      </div>
      {routes.some(({ compared }) => compared?.pilgrims != null) ? (
        <p className="text-sm text-ink-2">{t("pilgrimsNote", { months: busiestMonths(locale) })}</p>
      ) : null}
    </>
  );
}

/** The three months in which most pilgrims arrived in Santiago, the busiest first. */
function busiestMonths(locale: string): string {
  const busiest = months.toSorted((a, b) => (arrivalsByMonth[b - 1] ?? 0) - (arrivalsByMonth[a - 1] ?? 0)).slice(0, 3);
  return new Intl.ListFormat(locale).format(busiest.map((month) => monthName(locale, month)));
}
