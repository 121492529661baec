/* oxlint-disable jsx-a11y/no-noninteractive-tabindex -- a box that scrolls sideways has to take the keyboard */
import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useRouteWords, type RouteFigures } from "./use-route-words.ts";

const rows = ["length", "climb", "days", "towns", "houses", "bedGap", "foodGap", "season"] as const;

/** Up to three routes side by side. */
export function CompareTable({ routes }: { routes: readonly RouteFigures[] }) {
  const t = useTranslations("finder.routes");
  const paths = usePaths();
  const words = useRouteWords();
  const columns = routes.map((route) => ({ route, words: words(route) }));
  return (
    <div
      tabIndex={0}
      role="group"
      aria-label={t("compareHeading")}
      className="overflow-x-auto rounded-lg border border-line bg-surface"
    >
      <table className="w-full min-w-120 border-collapse text-left">
        <thead>
          <tr className="align-top">
            <th scope="col" className="w-32 p-4 text-sm font-medium text-ink-2">
              {t("route")}
            </th>
            {columns.map(({ route }) => (
              <th key={route.slug} scope="col" className="p-4 font-normal">
                <Link to={paths.route(route.slug)} className="font-display text-lg font-bold">
                  {route.name}
                </Link>
                <span className="block text-sm text-ink-2">{t("fromTo", { start: route.start, end: route.end })}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row} className="border-t border-line align-top">
              <th scope="row" className="p-4 text-sm font-medium text-ink-2">
                {t(`rows.${row}`)}
              </th>
              {columns.map((column) => (
                <td key={column.route.slug} className="p-4 tabular-nums">
                  {column.words[row]}
                </td>
              ))}
            </tr>
          ))}
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
  );
}
