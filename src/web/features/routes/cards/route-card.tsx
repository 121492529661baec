import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { HomeRoute } from "#use-cases/home/route-figures.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** What all lists of routes say of one. */
export type RouteFacts = Omit<HomeRoute, "line">;

interface RouteCardProps {
  route: RouteFacts;
  /** Its picture. */
  children: ReactNode;
}

/** A route as a picture, its ends and its length; the whole card is a link to its page. */
export function RouteCard({ route, children }: RouteCardProps) {
  const t = useTranslations("home.routes");
  const formats = useFormats();
  const paths = usePaths();
  const number = (text: ReactNode) => <b className="font-bold text-ink tabular-nums">{text}</b>;
  return (
    <li className="group relative flex flex-col overflow-hidden rounded-lg border border-line bg-surface transition-shadow hover:shadow-card has-[a:focus-visible]:outline-3 has-[a:focus-visible]:outline-offset-2 has-[a:focus-visible]:outline-focus">
      <div className="border-b border-line">{children}</div>
      <div className="grid flex-1 content-start gap-1.5 px-5 pt-4 pb-4.5">
        <h3 className="text-xl">
          <Link
            to={paths.route(route.slug)}
            prefetch="intent"
            className="text-ink no-underline outline-none after:absolute after:inset-0 group-hover:text-way hover:text-way"
          >
            {route.name}
          </Link>
        </h3>
        <p className="text-sm text-ink-2">{t("fromTo", { start: route.start, end: route.end })}</p>
        <p className="flex flex-wrap gap-x-4.5 gap-y-1 text-sm text-ink-2">
          <span>{t.rich("length", { n: number, km: formats.kilometresNumber(route.lengthM) })}</span>
          <span>
            {route.ascentM === null
              ? t("climbUnknown")
              : t.rich(route.isClimbPartial ? "climbPart" : "climb", {
                  n: number,
                  metres: formats.metresNumber(route.ascentM),
                })}
          </span>
          {route.days === null ? null : <span>{t.rich("days", { n: number, days: route.days })}</span>}
        </p>
      </div>
    </li>
  );
}
