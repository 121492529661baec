import { useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import { textIn } from "#domain/text/text-in.ts";
import { AttributedText } from "#web/components/facts/sources/attributed-text.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { Breadcrumbs } from "#web/ui/layout/breadcrumbs.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

export type UndrawnRouteProps = Pick<
  RouteDetail,
  "name" | "start" | "end" | "countries" | "summary" | "summaryEs" | "sources"
>;

/** The page of a route without a way yet: what else is known of it. Only rendered on the server. */
export function UndrawnRoute({ sources, ...route }: UndrawnRouteProps) {
  const t = useTranslations("route");
  const tUndrawn = useTranslations("undrawnRoute");
  const shell = useTranslations("shell");
  const names = useFactNames();
  const paths = usePaths();
  return (
    <header className="page-width grid gap-4 pt-4 pb-10 md:pt-5">
      <div>
        <Breadcrumbs label={shell("crumbs")} crumbs={[{ name: shell("nav.routes"), to: paths.routeFinder() }]} />
        <h1 className="text-[length:clamp(2.1rem,1.4rem+3vw,3.4rem)] leading-none font-bold tracking-tight">
          {route.name}
        </h1>
        <p className="mt-1.5 text-lg text-ink-2">{t("fromTo", { start: route.start.name, end: route.end.name })}</p>
        <p className="text-ink-2">{route.countries.map(names.country).join(", ")}</p>
      </div>
      <AttributedText words={textIn(paths.locale, "summary", route)} sources={sources} className="text-ink-2" />
      <Notice kind="info" className="max-w-[65ch]">
        {tUndrawn("notice")}
      </Notice>
    </header>
  );
}
