import { redirect } from "react-router";
import { useTranslations } from "use-intl";

import { accommodationAddress } from "#contract/http/addresses.ts";
import {
  findAccommodationInTown,
  findMergedHouse,
  showAccommodation,
} from "#use-cases/places/accommodations/show-accommodation.ts";
import { findTownOnRoute } from "#use-cases/places/towns/list-towns.ts";
import { showSurroundings } from "#use-cases/places/towns/show-surroundings.ts";
import { showTown } from "#use-cases/places/towns/show-town.ts";
import { applicationContext, requestFacts } from "#web/server/app-context.ts";
import { writePartialDate } from "#web/components/facts/sources/write-partial-date.ts";
import { HouseContacts } from "#web/components/facts/houses/house-contacts.tsx";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { AmenityList } from "#web/features/places/house/amenity-list.tsx";
import { countFacts } from "#web/features/places/house/house-facts.ts";
import { HouseHeader } from "#web/features/places/house/house-header.tsx";
import { houseJsonLd } from "#web/features/places/house/house-json-ld.ts";
import { ShareBar } from "#web/components/share/share-bar.tsx";
import { ShareNetworks } from "#web/components/share/share-networks.tsx";
import { PhotoGallery } from "#web/components/facts/photo-picture.tsx";
import { useWayCursor } from "#web/features/routes/route-page/way/use-way-cursor.ts";
import { breadcrumbJsonLd, JsonLd } from "#web/components/seo/json-ld.tsx";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { localeOfPath } from "#web/i18n/language.ts";
import { pathsIn, sharePicturePath } from "#web/i18n/paths.ts";
import { usePaths } from "#web/ui/use-paths.ts";
import { StaticRows } from "#web/components/favourites/static-rows.tsx";
import { NearbyHouses } from "#web/features/places/house/nearby-houses.tsx";
import { renderStatic } from "#web/server/rendering/static-html.server.tsx";
import { StaticPart, useStaticHtml } from "#web/ui/static-html/static-html.tsx";
import { lazyHydrate } from "#web/ui/hydration/lazy-hydrate.tsx";

import { viewSurroundings } from "./view-surroundings.server.ts";
import { missingOnRoute } from "#web/pages/public/nearest-pages.server.ts";
import type { Route } from "./+types/house.ts";

const maxNeighbours = 6;
const mapSize = { width: 480, height: 380 };

/** Of whoever knows a number that is missing. */
const LazyQuestion = lazyHydrate(
  "number-of-house",
  async () => (await import("#web/components/facts/missing-number.tsx")).MissingNumber,
);

/** Facts, map and profile, server-rendered until the first interaction. */
const LazyFacts = lazyHydrate(
  "facts-of-house",
  async () => (await import("#web/features/places/house/known-facts.tsx")).KnownFacts,
);
const LazyMap = lazyHydrate("map-of-house", async () => (await import("./surroundings.tsx")).SurroundingsMap);
const LazyProfile = lazyHydrate(
  "profile-of-house",
  async () => (await import("./surroundings.tsx")).SurroundingsProfile,
  undefined,
  true,
);

export const handle: PageHandle = { hydrateWhen: "until-used" };

export async function loader({ params, request, url, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { routeSlug, townSlug, accommodationSlug } = params;
  const place = await findTownOnRoute(application, routeSlug, townSlug);
  const uuid = place && (await findAccommodationInTown(application, place.uuid, accommodationSlug));
  const merged = place && uuid === null ? await findMergedHouse(application, accommodationSlug) : null;
  if (merged) throw redirect(pathsIn(localeOfPath(url.pathname)).house(routeSlug, merged.town, merged.slug), 301);
  const [house, town, around] = await Promise.all([
    uuid && showAccommodation(application, uuid),
    place && showTown(application, place.uuid),
    showSurroundings(application, routeSlug, townSlug),
  ]);
  const position = town?.routes.find(({ slug }) => slug === routeSlug);
  if (!house || !town || !position || !around) {
    throw await missingOnRoute(application, params.routeSlug, url);
  }
  const { origin } = context.get(requestFacts);
  const locale = localeOfPath(url.pathname);
  const shared = {
    url: origin + pathsIn(locale).house(routeSlug, townSlug, house.slug),
    text: [house.name, house.town.name, position.name].join(", "),
  };
  return {
    origin,
    house: { ...house, neighbours: [] },
    count: countFacts(house),
    closedAsOf: house.sources["status"]?.date ? writePartialDate(house.sources["status"].date, locale) : null,
    position,
    // The first of its routes is the canonical one.
    canonicalRoute: house.routes[0] ?? routeSlug,
    ...(await viewSurroundings(request, around, mapSize)),
    shared,
    parts: {
      networks: await renderStatic({ request, url }, ShareNetworks, shared),
      photos: await renderStatic({ request, url }, PhotoGallery, { photos: house.photos }),
      amenities: await renderStatic({ request, url }, AmenityList, {
        house: { amenities: house.amenities, sources: house.sources },
      }),
      nearby: await renderStatic({ request, url }, NearbyHouses, {
        routeSlug,
        town: { uuid: house.town.uuid, slug: house.town.slug, name: house.town.name },
        neighbours: house.neighbours.filter(({ routes }) => routes.includes(routeSlug)).slice(0, maxNeighbours),
        previous: position.previous[0],
        next: position.next[0],
      }),
    },
  };
}

export default function HousePage({ loaderData }: Route.ComponentProps) {
  return <House key={loaderData.house.uuid} loaderData={loaderData} />;
}

function House({
  loaderData: { origin, house, count, closedAsOf, position, canonicalRoute, near, wide, sheet, shared, parts: metric },
}: Pick<Route.ComponentProps, "loaderData">) {
  const t = useTranslations("house");
  const parts = useStaticHtml(metric);
  const climb = useTranslations("profile.climb");
  const names = useFactNames();
  const paths = usePaths();
  const cursor = useWayCursor(near, house.town.slug);
  const facts = {
    house: house.name,
    town: house.town.name,
    route: position.name,
    type: names.houseType(house.type),
    ...count,
  };
  const description = t("description", facts);
  const path = paths.house(position.slug, house.town.slug, house.slug);
  const stop =
    house.lat === null || house.lon === null
      ? null
      : { id: house.uuid, name: house.name, kind: "city" as const, lat: house.lat, lon: house.lon };
  return (
    <>
      <PageHead
        title={t("title", facts)}
        description={description}
        canonicalPath={accommodationAddress(canonicalRoute, house.town.slug, house.slug)}
        image={sharePicturePath(position.slug)}
      />
      <JsonLd data={import.meta.env.SSR && houseJsonLd(house, { url: origin + path, description, origin })} />
      <JsonLd
        data={
          import.meta.env.SSR &&
          breadcrumbJsonLd(origin, [
            { name: position.name, path: paths.route(position.slug) },
            { name: house.town.name, path: paths.town(position.slug, house.town.slug) },
            { name: house.name, path },
          ])
        }
      />
      <HouseHeader
        house={house}
        crumbs={[
          { name: position.name, to: paths.route(position.slug) },
          { name: house.town.name, to: paths.town(position.slug, house.town.slug) },
        ]}
        kmToSantiago={position.kmToSantiago}
        planTo={paths.planner({ route: position.slug, to: house.town.slug })}
        closedAsOf={closedAsOf}
        map={
          <LazyMap
            route={position.slug}
            sheet={sheet}
            wide={wide}
            cursor={cursor}
            home={house.town.slug}
            house={stop}
            title={t("map.title", { house: house.name })}
            description={
              stop ? t("map.description", { house: house.name, route: position.name }) : t("map.unknownPlace")
            }
          />
        }
      >
        <div className="grid gap-1">
          <HouseContacts house={house} town={house.town.name} />
          {house.phone === null && house.whatsapp === null ? <LazyQuestion house={house} /> : null}
        </div>
        <ShareBar {...shared} what="house" words={(key) => t(`share.${key}`)}>
          <StaticPart part={metric.networks} className="contents" />
        </ShareBar>
      </HouseHeader>
      <div className="page-width grid gap-10 py-6 md:py-8 lg:grid-cols-[minmax(0,1.6fr)_minmax(0,1fr)] lg:gap-8">
        <LazyFacts house={house} />
        <div className="grid min-w-0 content-start gap-10">
          {house.photos.length === 0 ? null : <StaticPart part={parts.photos} />}
          <StaticPart part={parts.amenities} />
          <StaticRows part={parts.nearby} />
          <LazyProfile
            heading={climb("heading")}
            title={climb("title", { town: house.town.name })}
            facts={null}
            view={near}
            cursor={cursor}
            from={position.previous[0]?.slug ?? null}
            to={house.town.slug}
            width={400}
          />
        </div>
      </div>
    </>
  );
}
