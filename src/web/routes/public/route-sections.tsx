import { useLocale, useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes.ts";
import { Certainty } from "#web/features/route-guide/certainty.tsx";
import { Downloads } from "#web/features/route-guide/downloads.tsx";
import { GuideSection } from "#web/features/route-guide/guide-section.tsx";
import { MonthChart } from "#web/features/route-guide/month-chart.tsx";
import { SightList } from "#web/features/route-guide/sight-list.tsx";
import { StageTable } from "#web/features/route-guide/stage-table.tsx";
import { VariantList } from "#web/features/route-guide/variant-list.tsx";
import { Notice } from "#web/ui/notice.tsx";

import type { Route } from "./+types/route.ts";

type Page = Route.ComponentProps["loaderData"];

export interface RouteSectionsProps extends Pick<
  Page,
  "variants" | "closures" | "published" | "own" | "sights" | "quality" | "isClimbKnown"
> {
  routeSlug: RouteDetail["slug"];
  /** Slug of the branch that is shown instead of the main way. */
  shown: string | null;
  towns: Page["view"]["towns"];
}

/** What a route's page says below its map and towns. */
export function RouteSections({
  routeSlug,
  shown,
  towns,
  variants,
  closures,
  published,
  own,
  sights,
  quality,
  isClimbKnown,
}: RouteSectionsProps) {
  const t = useTranslations("route");
  const locale = useLocale();
  const stagesLead =
    published.length === 0 ? t("stages.leadOwn") : own === null ? t("stages.leadPublished") : t("stages.lead");
  return (
    <>
      <GuideSection id="variants" heading={t("variants.heading")} lead={t("variants.lead")}>
        <VariantList variants={variants} shown={shown} />
      </GuideSection>
      {published.length === 0 && own === null ? null : (
        <GuideSection id="stages" heading={t("stages.heading")} lead={stagesLead}>
          <StageTable routeSlug={routeSlug} published={published} own={own} />
        </GuideSection>
      )}
      <GuideSection id="sights" heading={t("sights.heading")} lead={t("sights.lead")}>
        <SightList routeSlug={routeSlug} {...sights} />
      </GuideSection>
      <GuideSection id="season" heading={t("season.heading")} lead={t("season.lead")}>
        {closures.map(({ from, note, notes }) => (
          <Notice key={from} kind="warn" className="mb-6 max-w-[68ch]">
            {notes[locale] ?? note}
          </Notice>
        ))}
        <MonthChart />
        <div className="mt-4 grid max-w-[68ch] gap-1 text-sm text-ink-2">
          <p>{t("season.source")}</p>
          <p>{t("season.winter")}</p>
        </div>
      </GuideSection>
      <GuideSection id="downloads" heading={t("downloads.heading")} lead={t("downloads.lead")}>
        <Downloads routeSlug={routeSlug} branch={shown} towns={towns} />
      </GuideSection>
      <GuideSection id="certainty" heading={t("certainty.heading")}>
        {quality ? <Certainty line={quality} isClimbKnown={isClimbKnown} /> : null}
      </GuideSection>
    </>
  );
}
