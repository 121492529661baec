import { MapPin } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { useMessages, useTranslations } from "use-intl";

import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import type { PlaceMap } from "#web/components/editing-map/place-map.ts";

interface PlacePickerProps {
  /** As typed. */
  lat: string;
  lon: string;
  onPick: (place: { readonly lat: string; readonly lon: string }) => void;
}

/** Degrees with a tenth of a metre. */
const decimals = 6;

/** A map on which a place is pressed, beside the fields for its numbers. Nothing of it is fetched before it is opened. */
export function PlacePicker({ lat, lon, onPick }: PlacePickerProps) {
  const t = useTranslations("administration.form");
  const names: Readonly<Record<string, string>> = useMessages().map.places;
  const container = useRef<HTMLDivElement>(null);
  const [state, setState] = useState<"closed" | "open" | "failed">("closed");
  const [map, setMap] = useState<PlaceMap | null>(null);
  const pick = useRef(onPick);
  useEffect(() => {
    pick.current = onPick;
  }, [onPick]);
  const [latDegrees, lonDegrees] = [Number(lat.replace(",", ".")), Number(lon.replace(",", "."))];
  const isKnown = lat !== "" && lon !== "" && Number.isFinite(latDegrees) && Number.isFinite(lonDegrees);
  const start = useRef(isKnown ? { lat: latDegrees, lon: lonDegrees } : null);

  useEffect(() => {
    const box = container.current;
    if (state !== "open" || !box) return undefined;
    const abortController = new AbortController();
    const options = {
      container: box,
      title: t("mapTitle"),
      start: start.current,
      nameOf: (key: string) => names[key] ?? key,
    };
    import("#web/components/editing-map/place-map.ts")
      .then(({ showPlaceMap }) =>
        showPlaceMap(
          options,
          (place) => pick.current({ lat: place.lat.toFixed(decimals), lon: place.lon.toFixed(decimals) }),
          abortController.signal,
        ),
      )
      .then(setMap)
      .catch(() => {
        if (!abortController.signal.aborted) setState("failed");
      });
    return () => {
      abortController.abort();
      setMap(null);
    };
  }, [state, t, names]);
  useEffect(() => {
    map?.mark(isKnown ? { lat: latDegrees, lon: lonDegrees } : null);
  }, [map, isKnown, latDegrees, lonDegrees]);

  return (
    <div className="grid gap-2 sm:col-span-2" data-needs-script="">
      {state === "open" ? (
        <>
          <div ref={container} className="h-90 overflow-hidden rounded-md border border-line" />
          <p className="text-sm text-ink-2">{t("mapHint")}</p>
        </>
      ) : null}
      {state === "failed" ? <Notice kind="warn">{t("mapFailed")}</Notice> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={state === "open"}
        onClick={() => {
          start.current = isKnown ? { lat: latDegrees, lon: lonDegrees } : null;
          setState(state === "open" ? "closed" : "open");
        }}
      >
        <Icon of={MapPin} size="sm" />
        {t(state === "open" ? "mapClose" : "map")}
      </Button>
    </div>
  );
}
