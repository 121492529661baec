import { useTranslations } from "use-intl";

import { townAddress } from "#contract/http/addresses.ts";
import { listAccommodations } from "#use-cases/places/accommodations/list-accommodations.ts";
import { showRoute } from "#use-cases/routes/show-route.ts";
import { findTownOnRoute } from "#use-cases/places/towns/list-towns.ts";
import { showSurroundings } from "#use-cases/places/towns/show-surroundings.ts";
import { showTown } from "#use-cases/places/towns/show-town.ts";
import { applicationContext, requestFacts } from "#web/server/app-context.ts";
import { useWayCursor } from "#web/features/routes/route-page/way/use-way-cursor.ts";
import { Logo } from "#web/features/shell/header/logo.tsx";
import { AheadList, nextPlacesByNeed } from "#web/features/places/town/ahead-list.tsx";
import type { Sources } from "#web/components/facts/sources/source-list.tsx";
import { choicesOf, readHouseFilters } from "#web/features/places/town/house-filters.ts";
import { houseQuery } from "#web/features/places/town/house-query.server.ts";
import { sightsNear } from "#web/features/places/town/sights-near.ts";
import { TownActions } from "#web/features/places/town/town-actions.tsx";
import { TownHeader } from "#web/features/places/town/town-header.tsx";
import { TownServices } from "#web/features/places/town/town-services.tsx";
import { townJsonLd } from "#web/features/places/town/town-json-ld.ts";
import { breadcrumbJsonLd, JsonLd } from "#web/components/seo/json-ld.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { sharePicturePath } from "#web/i18n/paths.ts";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { StaticRows } from "#web/components/favourites/static-rows.tsx";
import { NeighbourList } from "#web/features/places/town/neighbour-list.tsx";
import { TownNotes } from "#web/features/places/town/town-notes.tsx";
import { renderStatic } from "#web/server/rendering/static-html.server.tsx";
import { StaticPart, useStaticHtml } from "#web/ui/static-html/static-html.tsx";
import { MapAppLink } from "#web/ui/controls/map-app-link.tsx";
import { TownAround, TownStay } from "./town-sections.tsx";

import { viewSurroundings } from "./view-surroundings.server.ts";
import { missingOnRoute } from "#web/pages/public/nearest-pages.server.ts";
import type { Route } from "./+types/town.ts";
import { nameIn } from "#domain/route-graph/name-in.ts";
import { localeOfPath } from "#web/i18n/language.ts";

const mapSize = { width: 480, height: 420 };

/** Map and profile, server-rendered until the first interaction. */
const LazyMap = lazyHydrate("map-of-town", async () => (await import("./surroundings.tsx")).SurroundingsMap);
const LazyProfile = lazyHydrate(
  "profile-of-town",
  async () => (await import("./surroundings.tsx")).SurroundingsProfile,
  undefined,
  true,
);

export const handle: PageHandle = { hydrateWhen: "until-used" };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const locale = localeOfPath(url.pathname);
  const place = await findTownOnRoute(application, params.routeSlug, params.townSlug);
  const [route, detail, around] = await Promise.all([
    showRoute(application, params.routeSlug),
    place && showTown(application, place.uuid),
    showSurroundings(application, params.routeSlug, params.townSlug),
  ]);
  const position = detail?.routes.find(({ slug }) => slug === params.routeSlug);
  if (!route || !detail || !position || !around) {
    throw await missingOnRoute(application, params.routeSlug, url);
  }
  const { accommodations, pointsOfInterest, ...town } = detail;
  const filters = readHouseFilters(url.searchParams, accommodations);
  const { data: houses, total: found } = await listAccommodations(
    application,
    houseQuery(route.slug, town.slug, filters),
  );
  const branchNames = Object.fromEntries(
    route.branches.filter(({ kind }) => kind !== "main").map((branch) => [branch.slug, nameIn(locale, branch)]),
  );
  const ahead = nextPlacesByNeed(around.graph, around.waypoint.uuid);
  return {
    origin: context.get(requestFacts).origin,
    route: { slug: route.slug, name: route.name, start: route.start, end: route.end },
    branchNames,
    town: { ...town, sources: sourcesOfHead(town.sources), accommodations: [], pointsOfInterest: [] },
    position,
    total: accommodations.length,
    ...(await viewSurroundings(request, around, mapSize)),
    parts: {
      ahead: await renderStatic({ request, url }, AheadList, {
        routeSlug: route.slug,
        ahead,
        after: position.km === null ? null : town.slug,
      }),
      stay: await renderStatic({ request, url, keepsSearch: true }, TownStay, {
        routeSlug: route.slug,
        town: { slug: town.slug, houses: town.houses, lodgingKinds: town.lodgingKinds, photos: town.photos },
        houses,
        found,
        total: accommodations.length,
        filters,
        choices: choicesOf(accommodations),
        ahead,
        sights: sightsNear(pointsOfInterest),
      }),
      around: await renderStatic({ request, url }, TownAround, {
        townSlug: town.slug,
        routes: town.routes.filter(({ slug }) => slug !== route.slug),
        sources: town.sources,
      }),
    },
  };
}

/** Sources shown beside their facts; the list of all of them is only rendered on the server. */
function sourcesOfHead(sources: Sources): Sources {
  const inHead = ["population", "description", "descriptionEs"];
  return Object.fromEntries(Object.entries(sources).filter(([field]) => inHead.includes(field)));
}

export default function TownPage({ loaderData }: Route.ComponentProps) {
  // Another town resets the cursor to its own place on the profile.
  return <Town key={loaderData.route.slug + loaderData.town.slug} loaderData={loaderData} />;
}

function Town({ loaderData }: Pick<Route.ComponentProps, "loaderData">) {
  const { route, town, position, branchNames, total, near, wide, sheet, origin } = loaderData;
  const parts = useStaticHtml(loaderData.parts);
  const t = useTranslations("town");
  const climb = useTranslations("profile.climb");
  const formats = useFormats();
  const paths = usePaths();
  const cursor = useWayCursor(near, town.slug);
  const lastClimb = position.previous[0] ?? null;
  const description = t("description", {
    town: town.name,
    route: route.name,
    region: town.region ? t("descriptionRegion", { region: town.region }) : "",
    where:
      position.kmToSantiago === null
        ? ""
        : t("descriptionWhere", { km: formats.kilometresNumber(position.kmToSantiago * 1000) }),
    houses: t("houses", { count: total }),
  });
  const branches = position.branches.flatMap((slug) => branchNames[slug] ?? []);
  return (
    <>
      <PageHead
        title={t("title", { town: town.name, route: route.name })}
        description={description}
        canonicalPath={townAddress(town.routes[0]?.slug ?? route.slug, town.slug)}
        image={sharePicturePath(route.slug)}
      />
      <JsonLd
        data={
          import.meta.env.SSR &&
          townJsonLd(town, { url: origin + paths.town(route.slug, town.slug), description, origin })
        }
      />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbJsonLd(origin, [
            { name: route.name, path: paths.route(route.slug) },
            { name: town.name, path: paths.town(route.slug, town.slug) },
          ])
        }
      />
      <TownHeader
        town={town}
        position={position}
        start={route.start.name}
        branches={branches}
        houses={total}
        shell={<Logo className="size-13" />}
        map={
          <LazyMap
            route={route.slug}
            sheet={sheet}
            wide={wide}
            cursor={cursor}
            home={town.slug}
            title={t("map.title", { town: town.name })}
            description={t("map.description", { town: town.name, route: route.name })}
          />
        }
      />
      {/* On phones the needs of the day come before the long lists; on wide screens they are beside them. */}
      <div className="page-width grid gap-6 py-6 md:py-8 lg:grid-cols-[minmax(0,1fr)_20.5rem] lg:grid-rows-[auto_1fr] lg:gap-x-8 lg:gap-y-5">
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2">
          <TownActions
            routeSlug={route.slug}
            town={town}
            start={route.start.slug}
            end={route.end}
            branch={position.km === null ? position.branches[0] : undefined}
          />
          <TownServices services={town.services} />
          <TownNotes routeSlug={route.slug} town={{ slug: town.slug, name: town.name }} />
          <StaticPart part={parts.ahead} />
        </div>
        <div className="grid min-w-0 content-start gap-10 lg:col-start-1 lg:row-span-2 lg:row-start-1">
          <LazyProfile
            heading={climb("heading")}
            title={climb("title", { town: town.name })}
            facts={
              lastClimb?.ascentM
                ? climb("facts", {
                    up: formats.metres(lastClimb.ascentM),
                    km: formats.kilometres(lastClimb.km * 1000),
                  })
                : null
            }
            view={near}
            cursor={cursor}
            from={lastClimb?.slug ?? null}
            to={town.slug}
          />
          <StaticRows part={parts.stay} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] content-start gap-5 lg:col-start-2">
          <NeighbourList position={position} branchNames={branchNames} />
          <p>
            <MapAppLink place={town}>{t("mapApp", { name: town.name })}</MapAppLink>
          </p>
          <StaticPart part={parts.around} />
        </div>
      </div>
    </>
  );
}
