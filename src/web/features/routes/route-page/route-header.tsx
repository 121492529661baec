import { useTranslations } from "use-intl";

import { textIn } from "#domain/text/text-in.ts";
import { AttributedText } from "#web/components/facts/sources/attributed-text.tsx";
import type { Sources } from "#web/components/facts/sources/source-list.tsx";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Figures } from "#web/ui/text/figures.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import type { RouteFacts } from "../cards/route-card.tsx";

export interface RouteHeaderFacts extends Omit<RouteFacts, "lengthM"> {
  readonly lengthKm: number;
  readonly towns: number;
  readonly summary: string | null;
  readonly summaryEs: string | null;
  readonly sources: Sources;
}

/** Name, ends and length of a route, and the link to its plan. */
export function RouteHeader({ route }: { route: RouteHeaderFacts }) {
  const t = useTranslations("route");
  const shell = useTranslations("shell");
  const formats = useFormats();
  const ascent = route.ascentM === null ? t("figures.climbUnknown") : formats.metres(route.ascentM);
  const paths = usePaths();
  return (
    <header className="page-width pt-4 pb-6 md:pt-5 md:pb-8">
      <Breadcrumbs label={shell("crumbs")} crumbs={[{ name: shell("nav.routes"), to: paths.routeFinder() }]} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-5">
        <div className="grid min-w-0 gap-4">
          <div className="grid gap-1.5">
            <h1 className="text-[length:clamp(2.1rem,1.4rem+3vw,3.4rem)] leading-none font-bold tracking-tight">
              {route.name}
            </h1>
            <p className="text-lg text-ink-2">{t("fromTo", { start: route.start, end: route.end })}</p>
          </div>
          <AttributedText
            words={textIn(paths.locale, "summary", route)}
            sources={route.sources}
            className="text-ink-2"
          />
          <Figures
            figures={[
              { label: t("figures.length"), value: formats.kilometres(route.lengthKm * 1000) },
              ...(route.days === null
                ? []
                : [{ label: t("figures.days", { count: route.days }), value: formats.count(route.days) }]),
              {
                label: t("figures.climb"),
                value: route.isClimbPartial ? t("figures.climbPart", { climb: ascent }) : ascent,
              },
              { label: t("figures.towns"), value: formats.count(route.towns) },
            ]}
          />
        </div>
        <ButtonLink
          to={paths.planner({ route: route.slug })}
          variant="arrow"
          prefetch="intent"
          className="w-full sm:w-auto print:hidden"
        >
          {t("plan")}
        </ButtonLink>
      </div>
    </header>
  );
}
