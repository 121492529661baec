import { data, type ShouldRevalidateFunctionArgs } from "react-router";
import { useLocale, useTranslations } from "use-intl";

import { townDirectory } from "#use-cases/towns/town-directory.ts";
import { pointOfInterestDirectory } from "#use-cases/points-of-interest/point-of-interest-directory.ts";
import { showLineQuality } from "#use-cases/routes/show-line-quality.ts";
import { showOwnStages } from "#use-cases/routes/show-own-stages.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showWay } from "#use-cases/routes/show-way.ts";
import { applicationContext, requestFacts } from "#web/app-context.ts";
import { breadcrumbJsonLd } from "#web/breadcrumb-json-ld.ts";
import { ServiceSprite } from "#web/facts/service-icons.tsx";
import { drawSheet } from "#web/features/route-map/draw-sheet.ts";
import { Certainty } from "#web/features/route-guide/certainty.tsx";
import { Downloads } from "#web/features/route-guide/downloads.tsx";
import { GuideSection } from "#web/features/route-guide/guide-section.tsx";
import { MonthChart } from "#web/features/route-guide/month-chart.tsx";
import { RouteHeader } from "#web/features/route-guide/route-header.tsx";
import { routeJsonLd } from "#web/features/route-guide/route-json-ld.ts";
import { SectionLinks } from "#web/features/route-guide/section-links.tsx";
import { SightList } from "#web/features/route-guide/sight-list.tsx";
import { sightsByKind } from "#web/features/route-guide/sights-by-kind.ts";
import { StageTable } from "#web/features/route-guide/stage-table.tsx";
import { unpackWay } from "#web/features/route-guide/unpack-way.ts";
import { variantsOf } from "#web/features/route-guide/variants-of.ts";
import { VariantList } from "#web/features/route-guide/variant-list.tsx";
import { viewWay } from "#web/features/route-guide/view-way.ts";
import { JsonLd } from "#web/json-ld.tsx";
import { PageHead } from "#web/page-head.tsx";
import { sharePicturePath } from "#web/paths.ts";
import { useFormats } from "#web/ui/formats.ts";
import { Notice } from "#web/ui/notice.tsx";
import { usePaths } from "#web/use-paths.ts";

import type { Route } from "./+types/route.ts";
import { missingOnRoute } from "./missing-on-route.server.ts";
import { WayExplorer } from "./way-explorer.tsx";

const mapSize = { width: 730, height: 456 };

/** Only routes have pages at the top of the site; their slugs all begin so. */
const routeSlug = /^camino-.+/;

export async function loader({ params, request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const search = new URL(request.url).searchParams;
  if (!routeSlug.test(params.routeSlug)) throw data(null, { status: 404 });
  const [route, way] = await Promise.all([
    showRoute(application, params.routeSlug),
    showWay(application, params.routeSlug, search.get("branch")),
  ]);
  if (!route || !way) throw await missingOnRoute(application, params.routeSlug, request);
  const { bySlug } = await townDirectory(application);
  const drawn = viewWay(way);
  const view = { ...drawn, towns: drawn.towns.map((town) => ({ ...town, uuid: bySlug.get(town.slug)?.uuid })) };
  const main = await showWay(application, params.routeSlug, null);
  const isClimbKnown = main?.arcs.some(({ ascentM }) => ascentM !== null) ?? false;
  const own = await showOwnStages(application, route.slug);
  const { points } = await pointOfInterestDirectory(application);
  return {
    origin: context.get(requestFacts).origin,
    header: {
      slug: route.slug,
      name: route.name,
      start: route.start.name,
      end: route.end.name,
      lengthKm: route.totals.km,
      ascentM: isClimbKnown ? route.totals.ascentM : null,
      days: own?.days ?? null,
      towns: route.towns.length,
    },
    view,
    sheet: drawSheet(unpackWay(view).mapLines, mapSize),
    shown:
      way.branch === null
        ? null
        : { slug: way.branch, name: route.branches.find(({ slug }) => slug === way.branch)?.name ?? way.branch },
    variants: variantsOf(route.branches, way.graph),
    closures: route.branches.find(({ kind }) => kind === "main")?.closures ?? [],
    published: route.publishedStages,
    own,
    sights: sightsByKind(
      points.filter(({ routes }) => routes.includes(route.slug)),
      search.get("kind"),
    ),
    quality: await showLineQuality(application, route.slug),
    isClimbKnown,
  };
}

/** A filter of the list changes nothing that comes from the server. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const asked = (url: URL) => [url.pathname, url.searchParams.get("branch"), url.searchParams.get("kind")].join(" ");
  return asked(currentUrl) === asked(nextUrl) ? false : defaultShouldRevalidate;
}

export default function RoutePage({ loaderData }: Route.ComponentProps) {
  const t = useTranslations("route");
  const shell = useTranslations("shell");
  const locale = useLocale();
  const formats = useFormats();
  const paths = usePaths();
  const { header, view, sheet, shown, variants, closures, published, own, sights, quality, origin } = loaderData;
  const facts = {
    name: header.name,
    start: header.start,
    end: header.end,
    km: formats.kilometresNumber(header.lengthKm * 1000),
    towns: header.towns,
  };
  const description = t("description", facts);
  const stagesLead =
    published.length === 0 ? t("stages.leadOwn") : own === null ? t("stages.leadPublished") : t("stages.lead");
  return (
    <>
      <PageHead title={t("title", facts)} description={description} image={sharePicturePath(header.slug)} />
      <JsonLd
        data={routeJsonLd({
          name: header.name,
          description,
          url: origin + paths.route(header.slug),
          towns: view.towns,
        })}
      />
      <JsonLd
        data={breadcrumbJsonLd(origin, [
          { name: shell("nav.routes"), path: paths.routeFinder() },
          { name: header.name, path: paths.route(header.slug) },
        ])}
      />
      <ServiceSprite />
      <RouteHeader route={header} />
      <SectionLinks />
      <WayExplorer
        key={`${header.slug} ${shown?.slug ?? ""}`}
        header={header}
        view={view}
        sheet={sheet}
        shown={shown}
      />
      <GuideSection id="variants" heading={t("variants.heading")} lead={t("variants.lead")}>
        <VariantList variants={variants} shown={shown?.slug ?? null} />
      </GuideSection>
      {published.length === 0 && own === null ? null : (
        <GuideSection id="stages" heading={t("stages.heading")} lead={stagesLead}>
          <StageTable routeSlug={header.slug} published={published} own={own} />
        </GuideSection>
      )}
      <GuideSection id="sights" heading={t("sights.heading")} lead={t("sights.lead")}>
        <SightList routeSlug={header.slug} {...sights} />
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
        <Downloads routeSlug={header.slug} branch={shown?.slug ?? null} towns={view.towns} />
      </GuideSection>
      <GuideSection id="certainty" heading={t("certainty.heading")}>
        {quality ? <Certainty line={quality} isClimbKnown={loaderData.isClimbKnown} /> : null}
      </GuideSection>
    </>
  );
}
