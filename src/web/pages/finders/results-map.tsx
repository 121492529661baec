import { useCallback, useMemo, useEffect, useRef, useState } from "react";
import { useTranslations } from "use-intl";
import { useLocation, useNavigate } from "react-router";

import type { FoundPlace, FoundPlaceList } from "#contract/places/found-places.ts";
import type { ResultStop } from "#use-cases/places/finders/result-stops.ts";
import { fetchJson } from "#web/client/api/fetch-json.ts";
import { useFactNames } from "#web/components/facts/use-fact-names.ts";
import { searchToKeep, searchOnPage } from "#web/features/places/finder/finder-search.ts";
import { RouteMap } from "#web/components/route-map/route-map.tsx";
import { OpenResultsMap } from "#web/features/places/results-map/open-results-map.tsx";

import type { FinderMap } from "./finder-map.ts";
import { useSizeName } from "./finder-words.ts";

interface ResultsMapProps {
  /** What is searched for. */
  of: "towns" | "houses";
  map: FinderMap;
  /** Towns with results, the larger ones, for the drawn map. */
  places: readonly ResultStop[];
  /** The filters of all places, as a query. */
  search: string;
  routes: readonly string[];
  /** The highlighted entry of the list. */
  selected: string | null;
  onSelect: (entry: string | null) => void;
}

const addresses = { towns: "/api/towns/places", houses: "/api/accommodations/places" };

/** The map beside a list of results: selecting a place leads to its first entry in the list. */
export function ResultsMap({ of, map, places, search, routes, selected, onSelect }: ResultsMapProps) {
  const t = useTranslations("finder");
  const names = useFactNames();
  const sizeName = useSizeName();
  const entries = useEntries();
  const title = t(`${of}.mapTitle`);
  const stops = useMemo(
    () =>
      places.map(({ slug, name, size, lat, lon, count }) => ({
        id: slug,
        name: of === "towns" || count === 1 ? name : t("houses.mapStop", { town: name, count }),
        kind: size === "other" ? ("village" as const) : size,
        lat,
        lon,
      })),
    [of, places, t],
  );
  const select = (slug: string) => {
    onSelect(slug);
    const place = places.find((one) => one.slug === slug);
    if (place) entries.lead({ entry: slug, page: place.page });
  };
  const address = `${addresses[of]}${searchToKeep(search)}`;
  const load = useCallback(
    async (signal: AbortSignal) => (await fetchJson<FoundPlaceList>(address, signal)).data,
    [address],
  );
  const whatOf = ({ kind, type, count }: FoundPlace) => {
    if (kind === "house") return names.houseType(type);
    return of === "towns" ? sizeName(type) : t("houses.placesUnknown", { count });
  };
  return (
    <OpenResultsMap
      title={title}
      routes={routes}
      load={load}
      wordsOf={(place) => ({ name: place.name, what: whatOf(place) })}
      selected={selected}
      onSelect={(place) => onSelect(place?.entry ?? null)}
      onShow={entries.show}
      onLead={entries.lead}
      className="h-full"
    >
      <RouteMap
        openable
        fills
        sheet={map.sheet}
        lines={map.lines}
        stops={stops}
        selected={selected?.split("/")[0] ?? null}
        title={title}
        onSelect={select}
        className="h-full"
      />
    </OpenResultsMap>
  );
}

/** An entry of a list, and its page of the list. */
interface ListEntry {
  /** As in `data-place`; for a town without its own entry: the first one in it. */
  readonly entry: string;
  readonly page: number;
}

interface Wanted {
  readonly entry: string;
  readonly hasFocus: boolean;
  /** Query of its page. */
  readonly at: string;
}

/** The entries of the list beside a map, on any of its pages. */
function useEntries() {
  const { search } = useLocation();
  const navigate = useNavigate();
  const [request, setRequest] = useState<Wanted | null>(null);
  /** The entry that has already been scrolled to. */
  const served = useRef<Wanted | null>(null);
  // Once its page of the list is loaded, and the map that covered the list has returned the focus.
  useEffect(() => {
    const entry = request?.at === search && request !== served.current ? findEntry(request.entry) : null;
    if (!request || !entry) return;
    served.current = request;
    const prefersReducedMotion = matchMedia("(prefers-reduced-motion: reduce)").matches;
    entry.scrollIntoView({ block: "center", behavior: prefersReducedMotion ? "auto" : "smooth" });
    if (request.hasFocus) entry.querySelector("a")?.focus({ preventScroll: true });
  }, [request, search]);
  const want = ({ entry, page }: ListEntry, hasFocus: boolean) => {
    const at = findEntry(entry) ? search : searchOnPage(search, page);
    setRequest({ entry, hasFocus, at });
    if (at !== search) void navigate({ search: at }, { replace: true, preventScrollReset: true });
  };
  return {
    /** Scrolls to an entry. */
    show: (entry: ListEntry) => want(entry, false),
    /** Scrolls to an entry and focuses it. */
    lead: (entry: ListEntry) => want(entry, true),
  };
}

function findEntry(entry: string): HTMLElement | null {
  const name = CSS.escape(entry);
  return document.querySelector(`[data-place="${name}"], [data-place^="${name}/"]`);
}
