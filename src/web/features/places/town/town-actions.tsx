import { Download } from "lucide-react";
import { useTranslations } from "use-intl";

import { routeFileFormats, type RouteFileFormat } from "#contract/routes/route-file-formats.ts";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

const formatNames: Record<RouteFileFormat, string> = { gpx: "GPX", kml: "KML", geojson: "GeoJSON" };

interface TownActionsProps {
  routeSlug: string;
  town: { readonly slug: string; readonly name: string };
  /** The ends of the route. */
  start: string;
  end: { readonly slug: string; readonly name: string };
  /** Branches that the file has to follow to pass here. */
  branch: string | undefined;
}

/** Links to plans, and the line from here as a file. */
export function TownActions({ routeSlug, town, start, end, branch }: TownActionsProps) {
  const t = useTranslations("town.plan");
  const paths = usePaths();
  return (
    <section aria-label={t("heading")} className="grid gap-3">
      {town.slug === end.slug ? null : (
        <ButtonLink to={paths.planner({ route: routeSlug, from: town.slug })} variant="arrow">
          {t("from")}
        </ButtonLink>
      )}
      {town.slug === start ? null : (
        <ButtonLink
          to={paths.planner({ route: routeSlug, to: town.slug })}
          variant={town.slug === end.slug ? "arrow" : "secondary"}
        >
          {t("to")}
        </ButtonLink>
      )}
      {town.slug === end.slug ? null : (
        <p className="flex flex-wrap items-center gap-x-5 text-sm">
          <span className="flex w-full items-center gap-2 text-ink-2">
            <Icon of={Download} size="sm" />
            {t("download", { end: end.name })}
          </span>
          {routeFileFormats.map((format) => (
            <a
              key={format}
              href={paths.routeFile(routeSlug, format, { from: town.slug, branch })}
              download
              aria-label={t("file", { end: end.name, format: formatNames[format] })}
              className="inline-flex min-h-tap items-center"
            >
              {formatNames[format]}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}
