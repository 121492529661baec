import { memoizeByObject } from "#domain/memoize-by-object.ts";
import type { ComponentProps } from "react";
import { type ShouldRevalidateFunctionArgs } from "react-router";
import { useTranslations } from "use-intl";

import { textIn } from "#domain/text/text-in.ts";
import { climbOfRoute } from "#use-cases/content/route-summaries.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { pointOfInterestDirectory } from "#use-cases/content/point-of-interest-directory.ts";
import { classicNights } from "#domain/planner/solution/classic-stages.ts";
import { showOwnStages } from "#use-cases/planner/show-own-stages.ts";
import { showMonths } from "#use-cases/routes/show-months.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { showLineQuality, showWay } from "#use-cases/routes/show-way.ts";
import { applicationContext, requestFacts } from "#web/server/app-context.ts";
import { runInSteps, yieldIfBusy } from "#use-cases/workers/yield-to-event-loop.ts";
import { drawSheet } from "#web/components/route-map/draw-sheet.ts";
import { sheetForPage } from "#web/components/route-map/sheet-basemap.ts";
import { RouteHeader } from "#web/features/routes/route-page/route-header.tsx";
import { routeJsonLd } from "#web/features/routes/route-page/route-json-ld.ts";
import { UndrawnRoute, type UndrawnRouteProps } from "#web/features/routes/route-page/undrawn-route.tsx";
import { SectionLinks, expandTemplate } from "#web/features/routes/route-page/page-section.tsx";
import { sightsByKind } from "#web/features/routes/route-page/sight-list.tsx";
import { countTowns } from "#web/features/routes/route-page/towns/town-filters.ts";
import { TownRows } from "#web/features/routes/route-page/towns/town-rows.tsx";
import { fillTowns, unpackTowns, unpackWay } from "#web/features/routes/route-page/way/unpack-way.ts";
import { LastResultCache } from "#web/server/last-result-cache.server.ts";
import { renderStatic } from "#web/server/rendering/static-html.server.tsx";
import { type VariantFacts, variantsOf } from "#web/features/routes/route-page/variants/variants-of.ts";
import { type WayView, townsOnWay, viewWay } from "#web/features/routes/route-page/way/view-way.ts";
import { breadcrumbJsonLd, JsonLd } from "#web/components/seo/json-ld.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { sharePicturePath } from "#web/i18n/paths.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { useStaticHtml, StaticPart } from "#web/ui/static-html/static-html.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/route.ts";
import { missingOnRoute, notFound } from "#web/pages/public/nearest-pages.server.ts";
import { RouteSections } from "./route-sections.tsx";
import { WayExplorer } from "./way-explorer.tsx";
import { localeOfPath } from "#web/i18n/language.ts";

// The browser needs the styles of server-only parts.
import "#web/features/routes/route-page/choice-links.css";
import "#web/features/routes/route-page/downloads.css";
import "#web/features/routes/route-page/page-section.css";
import "#web/features/routes/route-page/months/month-table.css";
import "#web/features/routes/route-page/stage-table.css";
import "#web/features/routes/route-page/variants/variant-list.css";

/** Of the map. */
const sheetOf = memoizeByObject((view: WayView) =>
  runInSteps(drawSheet(unpackWay(view).mapLines, { width: 730, height: 456 })),
);

interface Parts {
  readonly variant: VariantFacts | undefined;
  readonly counts: ReturnType<typeof countTowns>;
  readonly rows: ComponentProps<typeof TownRows>;
  readonly sections: ComponentProps<typeof RouteSections>;
}

/** Cached input of the parts of each route's page, by language. */
const lastParts = new LastResultCache<Parts>();

/** Only routes have pages at the top level; their slugs all begin like this. */
const routeSlug = /^camino-.+/;

export const handle: PageHandle = { hydrateWhen: "until-used" };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const search = url.searchParams;
  if (!routeSlug.test(params.routeSlug)) throw await notFound(application, url.pathname);
  const [route, way] = await Promise.all([
    showRoute(application, params.routeSlug),
    showWay(application, params.routeSlug, search.get("branch")),
  ]);
  if (route && (!way || route.totals.km === 0)) {
    const { name, start, end, countries, summary, summaryEs, sources } = route;
    const facts: UndrawnRouteProps = { name, start, end, countries, summary, summaryEs, sources };
    const words = textIn(localeOfPath(url.pathname), "summary", facts);
    return {
      undrawn: {
        title: `${name} – Vieira`,
        description: words?.text ?? `${name}: ${start.name} – ${end.name}`,
        page: await renderStatic({ request, url }, UndrawnRoute, facts),
      },
    };
  }
  if (!route || !way) throw await missingOnRoute(application, params.routeSlug, url);
  const [{ bySlug }, { points }, main, own, quality, months] = await Promise.all([
    townDirectory(application),
    pointOfInterestDirectory(application),
    showWay(application, params.routeSlug, null),
    showOwnStages(application, route.slug),
    showLineQuality(application, route.slug),
    showMonths(application, route.slug),
  ]);
  await yieldIfBusy();
  const language = localeOfPath(url.pathname);
  const kind = search.get("kind");
  const { variant, counts, rows, sections } = lastParts.get(
    `${route.slug} ${language}`,
    [route, way, bySlug, points, main, own, quality, months, kind],
    () => {
      const towns = townsOnWay(way.graph, way.arcs).map((town) => ({ ...town, uuid: bySlug.get(town.slug)?.uuid }));
      const variants = variantsOf(route.branches, way.graph, language);
      return {
        variant: variants.find(({ slug }) => slug === way.branch),
        counts: countTowns(towns),
        rows: { routeSlug: route.slug, towns },
        sections: {
          routeSlug: route.slug,
          variant: way.branch,
          towns: towns.map(({ slug, name }) => ({ slug, name })),
          variants,
          closures: route.branches.find((branch) => branch.kind === "main")?.closures ?? [],
          published: route.publishedStages,
          own,
          classic:
            own && route.publishedStages.length > 0
              ? classicNights(
                  own.stages.map(({ end }) => end.slug),
                  route.publishedStages.map(({ end }) => end.slug),
                )
              : null,
          sights: sightsByKind(
            points.filter(({ routes }) => routes.includes(route.slug)),
            kind,
          ),
          quality,
          isClimbKnown: climbOfRoute(route.totals).ascentM !== null,
          months,
        },
      };
    },
  );
  await yieldIfBusy();
  const view = viewWay(way);
  return {
    undrawn: null,
    origin: context.get(requestFacts).origin,
    header: {
      slug: route.slug,
      name: route.name,
      start: route.start.name,
      end: route.end.name,
      lengthKm: route.totals.km,
      ...climbOfRoute(route.totals),
      days: own?.days ?? null,
      towns: counts.all,
      summary: route.summary,
      summaryEs: route.summaryEs,
      sources: route.sources,
    },
    view,
    sheet: sheetForPage(request, await sheetOf(view)),
    variant: variant ? { slug: variant.slug, name: variant.name } : null,
    counts,
    parts: {
      rows: await renderStatic({ request, url }, TownRows, rows),
      sections: await renderStatic({ request, url, keepsSearch: true }, RouteSections, sections),
    },
  };
}

/** A filter of the list changes no server data. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const serverQuery = ({ pathname, searchParams }: URL) =>
    [pathname, ...["branch", "kind", "month", "stages", "section"].map((name) => searchParams.get(name))].join(" ");
  return serverQuery(currentUrl) === serverQuery(nextUrl) ? false : defaultShouldRevalidate;
}

type LoadedRoute = Route.ComponentProps["loaderData"];

export default function RoutePage({ loaderData }: Route.ComponentProps) {
  if (loaderData.undrawn === null) return <DrawnRoute {...loaderData} />;
  const { page, ...head } = loaderData.undrawn;
  return (
    <>
      <PageHead {...head} />
      <StaticPart part={page} />
    </>
  );
}

function DrawnRoute(loaderData: Extract<LoadedRoute, { undrawn: null }>) {
  const t = useTranslations("route");
  const shell = useTranslations("shell");
  const formats = useFormats();
  const paths = usePaths();
  const { header, view, sheet, variant, counts, origin } = loaderData;
  const parts = useStaticHtml(loaderData.parts);
  const towns = unpackTowns(view);
  const facts = {
    name: header.name,
    start: header.start,
    end: header.end,
    km: formats.kilometresNumber(header.lengthKm * 1000),
    towns: header.towns,
  };
  const description = t("description", facts);
  return (
    <>
      <PageHead title={t("title", facts)} description={description} image={sharePicturePath(header.slug)} />
      <JsonLd
        data={
          import.meta.env.SSR &&
          routeJsonLd({ name: header.name, description, url: origin + paths.route(header.slug), towns })
        }
      />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbJsonLd(origin, [
            { name: shell("nav.routes"), path: paths.routeFinder() },
            { name: header.name, path: paths.route(header.slug) },
          ])
        }
      />
      <RouteHeader route={header} />
      <SectionLinks />
      <WayExplorer
        key={`${header.slug} ${variant?.slug ?? ""}`}
        header={header}
        view={view}
        sheet={sheet}
        variant={variant}
        rows={parts.rows}
        counts={counts}
      />
      <StaticPart
        part={parts.sections}
        onClick={expandTemplate}
        onFocus={(event) => fillTowns(event, towns)}
        onPointerOver={(event) => fillTowns(event, towns)}
      />
    </>
  );
}
