import { List } from "lucide-react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";
import { useEffect, useState } from "react";

import type { FoundPlace } from "#contract/places/found-places.ts";
import { PlaceCard } from "#web/components/interactive-map/places/place-details.tsx";
import type { PlaceWords } from "#web/components/interactive-map/places/places.ts";
import { localeOfPath, pathInLocale } from "#web/i18n/language.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { Spinner } from "#web/ui/controls/spinner.tsx";

import type { ShownPlaces } from "./results-map-data.ts";

interface ResultPlaces {
  /** The previous ones while others are loading. */
  readonly places: readonly FoundPlace[];
  readonly is: "loading" | "failed" | "there";
  readonly retry: () => void;
}

const none: readonly FoundPlace[] = [];

/** The results, reloaded when the search changes. */
export function useResultPlaces(load: ShownPlaces["load"]): ResultPlaces {
  const [attempt, setAttempt] = useState(0);
  const [state, setState] = useState<Omit<ResultPlaces, "retry"> & { readonly of: ShownPlaces["load"] }>({
    places: none,
    is: "loading",
    of: load,
  });
  useEffect(() => {
    const abort = new AbortController();
    load(abort.signal).then(
      (places) => setState({ places, is: "there", of: load }),
      () => {
        if (!abort.signal.aborted) setState((before) => ({ ...before, is: "failed", of: load }));
      },
    );
    return () => abort.abort();
  }, [load, attempt]);
  const retry = () => {
    setState((before) => ({ ...before, is: "loading" }));
    setAttempt(attempt + 1);
  };
  return { places: state.places, is: state.of === load ? state.is : "loading", retry };
}

interface ResultCardProps {
  readonly place: FoundPlace | null;
  readonly wordsOf: (place: FoundPlace) => PlaceWords;
  readonly onClose: () => void;
  readonly onLead: (place: FoundPlace) => void;
}

/** The place selected on the map, with links to its page and its entry in the list. */
export function ResultCard({ place, wordsOf, onClose, onLead }: ResultCardProps) {
  const t = useTranslations("openMap");
  const locale = localeOfPath(useLocation().pathname);
  return (
    <PlaceCard words={place && wordsOf(place)} onClose={onClose}>
      {place ? (
        <div className="flex flex-wrap items-center gap-x-4">
          <Button variant="secondary" size="sm" onClick={() => onLead(place)}>
            <Icon of={List} size="sm" />
            {t("found.lead")}
          </Button>
          {place.url === null ? null : (
            <Link className="map-panel__link" to={pathInLocale(place.url, locale)}>
              {t("place.town", { name: place.name })}
            </Link>
          )}
        </div>
      ) : null}
    </PlaceCard>
  );
}

/** Status of the results: loading, empty, or failed. */
export function ResultsState({ is, places, retry }: ResultPlaces) {
  const t = useTranslations("openMap");
  const isQuiet = is === "there" && places.length > 0;
  return (
    <div role="status" className="map-panel__report flex flex-wrap items-center gap-2 text-sm" hidden={isQuiet}>
      {is === "loading" ? (
        <>
          <Spinner /> {t("found.loading")}
        </>
      ) : null}
      {is === "there" && places.length === 0 ? t("found.none") : null}
      {is === "failed" ? (
        <>
          {t("found.failed")}
          <Button size="sm" onClick={retry}>
            {t("retry")}
          </Button>
        </>
      ) : null}
    </div>
  );
}
