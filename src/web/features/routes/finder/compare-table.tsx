import { useLocale, useTranslations } from "use-intl";

import { arrivalsByMonth, pilgrimYear } from "#domain/crowding/pilgrim-figures.ts";
import { textIn } from "#domain/text/text-in.ts";
import { monthName, months } from "#web/features/routes/route-page/months/walking-month.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useRouteWords, type RouteFigures } from "./use-route-words.ts";
import "#web/components/walk-comparison/comparison-table.css";

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

/** Up to three routes side by side, on phones too: there the label of a row is above its figures. */
export function CompareTable({ routes }: { routes: readonly RouteFigures[] }) {
  const t = useTranslations("finder.routes");
  const paths = usePaths();
  const words = useRouteWords();
  const locale = useLocale();
  const isAnyDescribed = routes.some(({ compared }) => compared?.summary || compared?.summaryEs);
  const columns = routes.map((route) => ({ route, words: words(route) }));
  return (
    <>
      <div className="comparison-box">
        <table className="comparison" data-columns={routes.length}>
          <thead>
            <tr>
              <th scope="col" className="max-sm:hidden">
                {t("route")}
              </th>
              {columns.map(({ route }) => (
                <th key={route.slug} scope="col">
                  <Link to={paths.route(route.slug)} className="font-display font-bold sm:text-lg">
                    {route.name}
                  </Link>
                  <span className="block text-sm font-normal text-ink-2 max-sm:hidden">
                    {t("fromTo", { start: route.start, end: route.end })}
                  </span>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((row) => (
              <tr key={row}>
                <th scope="row">{t(`rows.${row}`, { year: String(pilgrimYear) })}</th>
                {columns.map((column) => (
                  <td key={column.route.slug} data-of={column.route.name}>
                    {column.words[row]}
                  </td>
                ))}
              </tr>
            ))}
            {isAnyDescribed ? (
              <tr data-prose="">
                <th scope="row">{t("rows.character")}</th>
                {columns.map(({ route: { slug, name, compared } }) => {
                  const character = textIn(locale, "summary", compared ?? {});
                  return (
                    <td key={slug} className="text-sm">
                      <strong className="sm:hidden">{name}</strong>
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
            <tr>
              <th scope="row">{t("plan")}</th>
              {columns.map(({ route }) => (
                <td key={route.slug}>
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
