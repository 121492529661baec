import { useTranslations } from "use-intl";

import type { TownPosition } from "#contract/places/towns.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { SideCard } from "./side-card.tsx";

/** The same town on other routes. */
export function OtherRoutes({ townSlug, routes }: { townSlug: string; routes: readonly TownPosition[] }) {
  const t = useTranslations("townParts.otherRoutes");
  const formats = useFormats();
  const paths = usePaths();
  if (routes.length === 0) return null;
  return (
    <SideCard id="other-routes" heading={t("heading")}>
      <ul className="grid gap-1 text-sm">
        {routes.map(({ slug, name, km }) => (
          <li key={slug} className="flex items-baseline justify-between gap-4">
            <Link to={paths.town(slug, townSlug)} className="inline-flex min-h-8 items-center font-medium">
              {name}
            </Link>
            <span className="text-ink-2 tabular-nums">
              {km === null ? t("offMain") : t("at", { km: formats.kilometresNumber(km * 1000) })}
            </span>
          </li>
        ))}
      </ul>
    </SideCard>
  );
}
