import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { Checkbox } from "#web/ui/controls/inputs.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { useRouteWords, type RouteFigures } from "./use-route-words.ts";

interface RouteEntryProps {
  route: RouteFigures;
  isCompared: boolean;
  /** Its picture. */
  children: ReactNode;
}

/** A route in the list: picture, ends and length, and a checkbox to compare it with others. */
export function RouteEntry({ route, isCompared, children }: RouteEntryProps) {
  const t = useTranslations("finder.routes");
  const paths = usePaths();
  const words = useRouteWords()(route);
  const isClimbKnown = route.ascentM !== null;
  return (
    <li className="flex flex-col overflow-hidden rounded-lg border border-line bg-surface">
      <div className="group relative flex-1 transition-shadow hover:shadow-card">
        <div className="border-b border-line">{children}</div>
        <div className="grid gap-1 px-5 pt-4 pb-2">
          <h2 className="text-xl">
            <Link
              to={paths.route(route.slug)}
              className="text-ink no-underline after:absolute after:inset-0 group-hover:text-way"
            >
              {route.name}
            </Link>
          </h2>
          <p className="text-sm text-ink-2">{t("fromTo", { start: route.start, end: route.end })}</p>
          <p className="flex flex-wrap gap-x-4 text-sm tabular-nums">
            <b className="font-strong">{words.length}</b>
            <span>{isClimbKnown ? t("climb", { climb: words.climb }) : t("climbUnknown")}</span>
            <b className="font-strong">{words.days}</b>
          </p>
        </div>
      </div>
      <Checkbox
        name="compare"
        value={route.slug}
        defaultChecked={isCompared}
        label={t("compare")}
        aria-label={t("compareRoute", { route: route.name })}
        className="border-t border-line px-5 text-sm"
      />
    </li>
  );
}
