import { accommodationListQuery, type ListedAccommodation } from "#contract/places/accommodations.ts";
import { accommodationAddress } from "#contract/http/addresses.ts";
import { showHouseFinder } from "#use-cases/places/finders/show-finders.ts";
import { accommodationDirectory } from "#use-cases/content/accommodation-directory.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { HouseEntry } from "#web/features/places/finder/house-entry.tsx";
import { HouseFields } from "#web/features/places/finder/house-fields.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/houses.ts";
import { FinderPage } from "./finder-page.tsx";
import { loadFinder } from "./load-finder.server.ts";

export const handle: PageHandle = { hydrateWhen: "until-seen" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { list, ...finder } = await loadFinder(application, request.url, accommodationListQuery, showHouseFinder);
  const { houses } = await accommodationDirectory(application);
  const { route, amenity } = finder.query;
  return {
    ...finder,
    total: houses.length,
    list: { ...list, data: list.data.map((house) => entryOf(house, route, amenity)) },
  };
}

/** List data of a house; position and address are of the first requested route, or else of its own first one. */
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
  const { query, routes, stretch, choices } = loaderData;
  const paths = usePaths();
  return (
    <FinderPage
      of="houses"
      data={loaderData}
      storageName="vieira-house-filters"
      fields={<HouseFields query={query} routes={routes} stretch={stretch} choices={choices} />}
      sorts={query.route.length === 1 ? ["km", "name", "-name"] : ["name", "-name"]}
      resetPath={paths.houseFinder()}
      entry={(house, { position, selected, select }) => {
        const id = `${house.town.slug}/${house.slug}`;
        return (
          <HouseEntry
            key={id}
            house={house}
            to={pathInLocale(house.url, paths.locale)}
            position={position(house.km)}
            isSelected={selected === house.town.slug || selected === id}
            onPoint={() => select(id)}
          />
        );
      }}
    />
  );
}
