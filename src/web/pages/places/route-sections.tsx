import type { ComponentProps } from "react";
import { useSearchParams } from "react-router";
import { useTranslations } from "use-intl";

import type { RouteDetail } from "#contract/routes/routes.ts";
import type { RouteMonths } from "#domain/calendar/route-months.ts";
import { DataReliability } from "#web/features/routes/route-page/data-reliability.tsx";
import { Downloads } from "#web/features/routes/route-page/downloads.tsx";
import { MainClosure } from "#web/features/routes/route-page/variants/closures.tsx";
import { PageSection } from "#web/features/routes/route-page/page-section.tsx";
import { MonthTable } from "#web/features/routes/route-page/months/month-table.tsx";
import { MonthAnswer, MonthLinks } from "#web/features/routes/route-page/variants/variant-months.tsx";
import { SightList, type sightsByKind } from "#web/features/routes/route-page/sight-list.tsx";
import { StageTable, type StageTableProps } from "#web/features/routes/route-page/stage-table.tsx";
import type { VariantFacts } from "#web/features/routes/route-page/variants/variants-of.ts";
import { VariantList } from "#web/features/routes/route-page/variants/variant-list.tsx";
import { readMonth } from "#web/features/routes/route-page/months/walking-month.ts";

export interface RouteSectionsProps {
  variants: readonly VariantFacts[];
  /** Closures of the main way. */
  closures: RouteDetail["branches"][number]["closures"];
  published: StageTableProps["published"];
  own: StageTableProps["planned"];
  classic: StageTableProps["classic"];
  sights: ReturnType<typeof sightsByKind>;
  quality: ComponentProps<typeof DataReliability>["line"] | null;
  isClimbKnown: boolean;
  months: RouteMonths | null;
  routeSlug: RouteDetail["slug"];
  /** Slug of the displayed branch; the main way without it. */
  variant: string | null;
  towns: readonly { readonly slug: string; readonly name: string }[];
}

/** A route's page below map and towns; only rendered on the server. */
export function RouteSections({
  routeSlug,
  variant,
  towns,
  variants,
  closures,
  published,
  own,
  classic,
  sights,
  quality,
  isClimbKnown,
  months,
}: RouteSectionsProps) {
  const t = useTranslations("route");
  const [search] = useSearchParams();
  const month = readMonth(search.get("month"));
  const stagesLead =
    published.length === 0 ? t("stages.leadOwn") : own === null ? t("stages.leadPublished") : t("stages.lead");
  return (
    <>
      <PageSection id="variants" heading={t("variants.heading")} lead={t("variants.lead")} isLong={variants.length > 9}>
        <div className="grid gap-8">
          <Closures closures={closures} variants={variants} month={month} />
          <VariantList variants={variants} shownVariant={variant} month={month} />
        </div>
      </PageSection>
      {published.length === 0 && own === null ? null : (
        <PageSection id="stages" heading={t("stages.heading")} lead={stagesLead}>
          <StageTable
            routeSlug={routeSlug}
            published={published}
            planned={own}
            classic={classic}
            isOpen={search.get("stages") === "all"}
          />
        </PageSection>
      )}
      <PageSection id="sights" heading={t("sights.heading")} lead={t("sights.lead")}>
        <SightList routeSlug={routeSlug} {...sights} />
      </PageSection>
      <PageSection id="season" heading={t("season.heading")} lead={t("season.lead")}>
        {closures.map((closure) => (
          <MainClosure key={closure.from} closure={closure} />
        ))}
        {months ? <MonthTable {...months} closures={closures} /> : null}
        <div className="mt-4 grid max-w-[68ch] gap-1 text-sm text-ink-2">
          {closures.length > 0 ? <p>{t("season.closed")}</p> : null}
          {months ? <PilgrimNote {...months} /> : null}
          {months && months.seasonsKnown > 0 ? <p>{t("season.seasons", { count: months.seasonsKnown })}</p> : null}
          <p>{t(months?.months.some(({ rainMm }) => rainMm !== null) ? "season.climate" : "season.noClimate")}</p>
          <p>{t("season.winter")}</p>
          {months ? <p>{t("season.holyYear", { year: String(months.holyYear) })}</p> : null}
        </div>
      </PageSection>
      <PageSection id="downloads" heading={t("downloads.heading")} lead={t("downloads.lead")}>
        <Downloads routeSlug={routeSlug} branch={variant} towns={towns} isFull={search.get("section") === "choose"} />
      </PageSection>
      <PageSection id="certainty" heading={t("certainty.heading")}>
        {quality ? <DataReliability line={quality} isClimbKnown={isClimbKnown} /> : null}
      </PageSection>
    </>
  );
}

function PilgrimNote({ pilgrimYear, isCounted }: RouteMonths) {
  const t = useTranslations("route.season");
  return (
    <p>
      {t("source", { year: String(pilgrimYear) })} {isCounted ? null : t("uncounted")}
    </p>
  );
}

interface ClosuresProps extends Pick<RouteSectionsProps, "closures" | "variants"> {
  month: number | null;
}

/** Recommended ways by month; if no closure is known there is no choice, and the page says so. */
function Closures({ closures, variants, month }: ClosuresProps) {
  const t = useTranslations("route.variants.month");
  const isAnyKnown = [closures, ...variants.map((variant) => variant.closures)].some((group) => group.length > 0);
  if (!isAnyKnown) return <p className="text-ink-2">{t("noneKnown")}</p>;
  return (
    <div className="grid gap-3">
      <MonthLinks month={month} />
      <div role="status" className="max-w-3xl">
        {month === null ? null : <MonthAnswer month={month} closures={closures} variants={variants} />}
      </div>
    </div>
  );
}
