import { townAddress } from "#contract/http/addresses.ts";
import { townListQuery, type TownSummary } from "#contract/places/towns.ts";
import { showTownFinder } from "#use-cases/places/finders/show-finders.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import type { PageHandle } from "#web/features/shell/page-layout.tsx";
import { applicationContext } from "#web/server/app-context.ts";
import { TownEntry, TownFields } from "#web/features/places/finder/town-finder.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/towns.ts";
import { FinderPage } from "./finder-page.tsx";
import { loadFinder } from "./load-finder.server.ts";

export const handle: PageHandle = { hydrateWhen: "until-seen" };

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const { list, ...finder } = await loadFinder(application, request.url, townListQuery, showTownFinder);
  const { towns } = await townDirectory(application);
  return {
    ...finder,
    total: towns.length,
    list: { ...list, data: list.data.map((town) => entryOf(town, finder.query.route)) },
  };
}

/** List data of a town; position and address are of the first requested route, or else of its own first one. */
function entryOf(town: TownSummary, requestedRoutes: readonly string[]) {
  const { uuid, slug, name, size, services, houses, routes } = town;
  const firstRoute = routes.find((route) => requestedRoutes.length === 0 || requestedRoutes.includes(route.slug));
  const where = [town.province ?? town.region ?? town.country, requestedRoutes.length === 0 ? firstRoute?.name : null]
    .filter(Boolean)
    .join(", ");
  return {
    uuid,
    slug,
    name,
    size,
    services,
    houses,
    where,
    km: requestedRoutes.length === 0 ? null : (firstRoute?.km ?? null),
    url: townAddress(firstRoute?.slug ?? "", slug),
  };
}

export default function TownFinderPage({ loaderData }: Route.ComponentProps) {
  const { query, routes, stretch, choices } = loaderData;
  const paths = usePaths();
  return (
    <FinderPage
      of="towns"
      data={loaderData}
      storageName="vieira-town-filters"
      fields={<TownFields query={query} routes={routes} stretch={stretch} choices={choices} />}
      sorts={query.route.length === 1 ? ["name", "-name", "houses", "km"] : ["name", "-name", "houses"]}
      resetPath={paths.townFinder()}
      entry={(town, { position, selected, select }) => (
        <TownEntry
          key={town.slug}
          town={town}
          to={pathInLocale(town.url, paths.locale)}
          position={position(town.km)}
          isSelected={town.slug === selected}
          onPoint={() => select(town.slug)}
        />
      )}
    />
  );
}
