import { useMemo, useState } from "react";
import { useTranslations } from "use-intl";

import { townAddress } from "#contract/http/addresses.ts";
import { townListQuery, type TownSummary } from "#contract/places/towns.ts";
import { showTownFinder } from "#use-cases/finders/show-finders.ts";
import { townDirectory } from "#use-cases/content/town-directory.ts";
import { applicationContext } from "#web/server/app-context.ts";
import { FinderScreen } from "#web/features/places/finder/finder-screen.tsx";
import { NothingFound } from "#web/features/places/finder/nothing-found.tsx";
import { PageLinks } from "#web/features/places/finder/list-frame.tsx";
import { TownEntry } from "#web/features/places/finder/town-entry.tsx";
import { TownFields } from "#web/features/places/finder/town-fields.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import type { Route } from "./+types/towns.ts";
import { finderSurroundings } from "./finder-map.ts";
import { SleepingFoundMap } from "./sleeping-map.tsx";
import { stretchWords, usePositionText } from "./finder-words.ts";
import { usableQuery } from "./usable-query.ts";
import { useFilterNames } from "./use-filter-names.ts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const application = context.get(applicationContext);
  const parameters = new URL(request.url).searchParams;
  parameters.delete("perPage");
  const { query, view, search, dropped } = await usableQuery(townListQuery, parameters, (asked) =>
    showTownFinder(application, asked),
  );
  const { towns } = await townDirectory(application);
  return {
    query,
    search,
    dropped,
    total: towns.length,
    list: { ...view.list, data: view.list.data.map((town) => entryOf(town, query.route)) },
    places: view.found.places,
    waysOut: view.waysOut,
    ...(await finderSurroundings(application, query, view.found)),
  };
}

/** What the list shows of a town; position and address are of the first route that was asked for, or that it is on. */
function entryOf(town: TownSummary, asked: readonly string[]) {
  const { uuid, slug, name, size, services, houses, routes } = town;
  const shown = routes.find((route) => asked.length === 0 || asked.includes(route.slug));
  const where = [town.province ?? town.region ?? town.country, asked.length === 0 ? shown?.name : null]
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
    km: asked.length === 0 ? null : (shown?.km ?? null),
    url: townAddress(shown?.slug ?? "", slug),
  };
}

export default function TownFinderPage({ loaderData }: Route.ComponentProps) {
  const { query, list, places, routes, stretch, map, waysOut } = loaderData;
  const t = useTranslations("finder");
  const paths = usePaths();
  const { filters, nameOf, fieldName } = useFilterNames({ routes, towns: stretch });
  const position = usePositionText(stretch.find(({ slug }) => slug === query.from)?.name, loaderData.fromKm);
  const [selected, setSelected] = useState<string | null>(null);
  const sorts = useMemo(
    () => ["name", "-name", "houses", ...(query.route.length === 1 ? (["km"] as const) : [])] as const,
    [query.route],
  );
  const presentSort = query.sort ?? (query.q ? "best" : query.route.length === 1 ? "km" : "name");
  return (
    <>
      <PageHead
        title={t("towns.title")}
        description={t("towns.description", { count: loaderData.total })}
        noIndex={filters.length > 0}
      />
      <FinderScreen
        storageName="vieira-town-filters"
        heading={t("towns.heading", { count: list.total })}
        summary={stretchWords(t, query, routes, stretch) ?? t("towns.everywhere")}
        fields={<TownFields filters={{ ...query, route: query.route[0] }} routes={routes} stretch={stretch} />}
        filters={filters}
        dropped={loaderData.dropped.map(fieldName)}
        sort={{
          value: presentSort === "best" ? "" : presentSort,
          choices: [
            ...(query.q ? [{ value: "", label: t("sort.best") }] : []),
            ...sorts.map((value) => ({ value, label: t(`sort.${value}`) })),
          ],
        }}
        map={
          <SleepingFoundMap
            of="towns"
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
            ways={waysOut.map((way) => ({ ...way, label: nameOf(way), found: t("empty.towns", { count: way.count }) }))}
            resetPath={paths.townFinder()}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-2.5">
            {list.data.map((town) => (
              <TownEntry
                key={town.slug}
                town={town}
                to={pathInLocale(town.url, paths.locale)}
                position={position(town.km)}
                isSelected={town.slug === selected}
                onPoint={() => setSelected(town.slug)}
              />
            ))}
          </ul>
        )}
        <PageLinks {...list} />
      </FinderScreen>
    </>
  );
}
