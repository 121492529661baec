import { useState } from "react";
import { useTranslations } from "use-intl";

import { accommodationListQuery, type ListedAccommodation } from "#contract/places/accommodations.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import { showHouseFinder } from "#use-cases/finders/show-finders.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { FinderScreen } from "#web/features/places/finder/finder-screen.tsx";
import { HouseEntry } from "#web/features/places/finder/house-entry.tsx";
import { HouseFields } from "#web/features/places/finder/house-fields.tsx";
import { NothingFound } from "#web/features/places/finder/nothing-found.tsx";
import { PageLinks } from "#web/features/places/finder/list-frame.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/houses.ts";
import { finderSurroundings } from "./finder-map.ts";
import { SleepingFoundMap } from "./sleeping-map.tsx";
import { stretchWords, usePositionText } from "./finder-words.ts";
import { usableQuery } from "./usable-query.ts";
import { useFilterNames } from "./use-filter-names.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const parameters = new URL(request.url).searchParams;
  parameters.delete("perPage");
  const { query, view, search, dropped } = await usableQuery(accommodationListQuery, parameters, (asked) =>
    showHouseFinder(application, asked),
  );
  const { houses, types, someTakeReservations } = await accommodationDirectory(application);
  return {
    query,
    search,
    dropped,
    total: houses.length,
    list: { ...view.list, data: view.list.data.map((house) => entryOf(house, query.route, query.amenity)) },
    places: view.found.places,
    waysOut: view.waysOut,
    amenities: view.amenities,
    types: [...types],
    someTakeReservations,
    ...(await finderSurroundings(application, query, view.found)),
  };
}

/** What the list shows of a house; position and address are of the first route that was asked for, or that it is on. */
function entryOf(house: ListedAccommodation, routes: readonly string[], amenities: readonly string[]) {
  const { routes: through, lat: _lat, lon: _lon, url: _url, statusNote: _note, statusNoteEs: _nota, ...facts } = house;
  const { slug: townSlug, name: townName } = house.town;
  const route = routes.find((one) => through.includes(one)) ?? through[0] ?? "";
  return {
    ...facts,
    town: { slug: townSlug, name: townName },
    amenities: facts.amenities.filter((amenity) => amenities.includes(amenity)),
    km: routes.length === 0 ? null : house.km,
    url: accommodationAddress(route, townSlug, facts.slug),
  };
}

export default function HouseFinderPage({ loaderData }: Route.ComponentProps) {
  const { query, list, places, routes, stretch, map, waysOut, amenities, types, someTakeReservations } = loaderData;
  const t = useTranslations("finder");
  const paths = usePaths();
  const { filters, nameOf, fieldName } = useFilterNames({ routes, towns: stretch });
  const position = usePositionText(stretch.find(({ slug }) => slug === query.from)?.name, loaderData.fromKm);
  const [selected, setSelected] = useState<string | null>(null);
  const sorts = query.route.length === 1 ? (["km", "name", "-name"] as const) : (["name", "-name"] as const);
  return (
    <>
      <PageHead
        title={t("houses.title")}
        description={t("houses.description", { count: loaderData.total })}
        noIndex={filters.length > 0}
      />
      <FinderScreen
        storageName="vieira-house-filters"
        heading={t("houses.heading", { count: list.total })}
        summary={stretchWords(t, query, routes, stretch) ?? t("houses.everywhere")}
        fields={
          <HouseFields
            filters={{ ...query, route: query.route[0] }}
            routes={routes}
            stretch={stretch}
            amenities={amenities}
            types={types}
            someTakeReservations={someTakeReservations}
          />
        }
        filters={filters}
        dropped={loaderData.dropped.map(fieldName)}
        sort={{
          value: query.sort ?? (query.q ? "" : (sorts[0] ?? "name")),
          choices: [
            ...(query.q ? [{ value: "", label: t("sort.best") }] : []),
            ...sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
          ],
        }}
        map={
          <SleepingFoundMap
            of="houses"
            map={map}
            places={places}
            search={loaderData.search}
            routes={query.route}
            selected={selected}
            onSelect={setSelected}
          />
        }
      >
        {list.total === 0 ? (
          <NothingFound
            ways={waysOut.map((way) => ({
              ...way,
              label: nameOf(way),
              found: t("empty.houses", { count: way.count }),
            }))}
            resetPath={paths.houseFinder()}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-2.5">
            {list.data.map((house) => (
              <HouseEntry
                key={`${house.town.slug}/${house.slug}`}
                house={house}
                to={pathInLocale(house.url, paths.locale)}
                position={position(house.km)}
                isSelected={selected === house.town.slug || selected === `${house.town.slug}/${house.slug}`}
                onPoint={() => setSelected(`${house.town.slug}/${house.slug}`)}
              />
            ))}
          </ul>
        )}
        <PageLinks {...list} />
      </FinderScreen>
    </>
  );
}
