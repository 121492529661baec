import { type ComponentProps, type ReactNode, useState } from "react";
import { useTranslations } from "use-intl";

import type { FilterSuggestion } from "#use-cases/places/finders/show-finders.ts";
import { FinderScreen } from "#web/features/places/finder/finder-screen.tsx";
import { PageLinks } from "#web/features/places/finder/page-links.tsx";
import { NothingFound } from "#web/features/places/finder/nothing-found.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { PageHead } from "#web/components/seo/page-head.tsx";
import type { Named } from "#web/features/places/finder/filter-groups.tsx";

import { stretchWords, usePositionText, useFilterNames } from "./finder-words.ts";
import { LazyResultsMap } from "./lazy-maps.tsx";

interface FinderData<Entry> extends Pick<ComponentProps<typeof LazyResultsMap>, "map" | "places" | "search"> {
  readonly query: {
    readonly q?: string | undefined;
    readonly sort?: string | undefined;
    readonly route: readonly string[];
    readonly from?: string | undefined;
    readonly to?: string | undefined;
  };
  readonly dropped: readonly string[];
  /** Total number without any filter. */
  readonly total: number;
  readonly list: { readonly data: readonly Entry[] } & ComponentProps<typeof PageLinks>;
  readonly suggestions: readonly FilterSuggestion[];
  readonly routes: readonly Named[];
  readonly stretch: readonly Named[];
  readonly fromKm: number | null;
}

interface FinderPageProps<Entry> {
  of: "towns" | "houses";
  data: FinderData<Entry>;
  /** Storage key of the filters. */
  storageName: string;
  fields: ReactNode;
  sorts: readonly ("km" | "name" | "-name" | "houses")[];
  /** Without any filter. */
  resetPath: string;
  /** An entry of the list, and its place on the map. */
  entry: (
    entry: Entry,
    map: {
      readonly position: (km: number | null) => string | null;
      readonly selected: string | null;
      readonly select: (id: string) => void;
    },
  ) => ReactNode;
}

/** A finder of towns or houses: filters, a list, and a map beside it. */
export function FinderPage<Entry>({ of, data, storageName, fields, sorts, resetPath, entry }: FinderPageProps<Entry>) {
  const { query, list, routes, stretch } = data;
  const t = useTranslations("finder");
  const { filters, nameOf, fieldName } = useFilterNames({ routes, towns: stretch });
  const position = usePositionText(stretch.find(({ slug }) => slug === query.from)?.name, data.fromKm);
  const { count } = useFormats();
  // Not in the form: with another route, or none, another order is the default.
  const usual = query.q ? "" : query.route.length === 1 ? "km" : "name";
  const [selected, setSelected] = useState<string | null>(null);
  return (
    <>
      <PageHead
        title={t(`${of}.title`)}
        description={t(`${of}.description`, { count: count(data.total) })}
        noIndex={filters.length > 0}
      />
      <FinderScreen
        storageName={storageName}
        heading={t(`${of}.heading`, { count: list.total, written: count(list.total) })}
        summary={stretchWords(t, query, routes, stretch) ?? t(`${of}.everywhere`)}
        fields={fields}
        filters={filters}
        dropped={data.dropped.map(fieldName)}
        sort={{
          value: query.sort === usual ? "" : (query.sort ?? ""),
          choices: [
            ...(usual === "" ? [{ value: "", label: t("sort.best") }] : []),
            ...sorts.map((value) => ({ value: value === usual ? "" : value, label: t(`sort.${value}`) })),
          ],
        }}
        map={
          <LazyResultsMap
            of={of}
            map={data.map}
            places={data.places}
            search={data.search}
            routes={query.route}
            selected={selected}
            onSelect={setSelected}
          />
        }
      >
        {list.total === 0 ? (
          <NothingFound
            suggestions={data.suggestions.map((way) => ({
              ...way,
              label: nameOf(way),
              resultText: t(`empty.${of}`, { count: way.count }),
            }))}
            resetPath={resetPath}
          />
        ) : (
          <ul className="grid grid-cols-1 gap-2.5">
            {list.data.map((one) => entry(one, { position, selected, select: setSelected }))}
          </ul>
        )}
        <PageLinks {...list} />
      </FinderScreen>
    </>
  );
}
