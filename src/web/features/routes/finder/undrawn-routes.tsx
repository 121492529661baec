import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { InPortions } from "#web/ui/hydration/yield-before-render.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { RouteFacts } from "../cards/route-card.tsx";

interface UndrawnRoutesProps {
  routes: readonly Pick<RouteFacts, "slug" | "name" | "start" | "end">[];
}

/** Routes without a way yet, which have neither a picture nor figures. */
export function UndrawnRoutes({ routes }: UndrawnRoutesProps) {
  const t = useTranslations("finder.routes");
  const paths = usePaths();
  return (
    <section aria-labelledby="undrawn" className="grid gap-2">
      <h2 id="undrawn" className="text-lg">
        {t("undrawn")}
      </h2>
      <ul>
        <InPortions
          of={routes.map(({ slug, name, start, end }) => (
            <li key={slug} className="flex flex-wrap items-center gap-x-3">
              <Link to={paths.route(slug)} className="inline-flex min-h-tap items-center">
                {name}
              </Link>
              <span className="text-sm text-ink-2">{t("fromTo", { start, end })}</span>
            </li>
          ))}
        />
      </ul>
    </section>
  );
}
