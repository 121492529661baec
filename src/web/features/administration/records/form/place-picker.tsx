import { MapPin } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslations } from "use-intl";

import type { LatLon } from "#domain/geography/route-geometry/great-circle.ts";
import { useEditingMap } from "#web/components/editing-map/use-editing-map.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

interface PlacePickerProps {
  /** As typed. */
  lat: string;
  lon: string;
  onPick: (place: { readonly lat: string; readonly lon: string }) => void;
}

/** Decimals of a degree: 0.1 m. */
const decimals = 6;

/** A map to pick coordinates beside their fields; loaded when opened. */
export function PlacePicker({ lat, lon, onPick }: PlacePickerProps) {
  const t = useTranslations("administration.form");
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [latDegrees, lonDegrees] = [Number(lat.replace(",", ".")), Number(lon.replace(",", "."))];
  const isKnown = lat !== "" && lon !== "" && Number.isFinite(latDegrees) && Number.isFinite(lonDegrees);
  const pick = useEffectEvent((place: LatLon) =>
    onPick({ lat: place.lat.toFixed(decimals), lon: place.lon.toFixed(decimals) }),
  );
  const { map, hasFailed } = useEditingMap(container, isOpen, t("mapTitle"), async (options, signal) => {
    const { showPlaceMap } = await import("#web/components/editing-map/place-map.ts");
    const start = isKnown ? { lat: latDegrees, lon: lonDegrees } : null;
    return showPlaceMap({ ...options, start }, pick, signal);
  });
  useEffect(() => {
    map?.mark(isKnown ? { lat: latDegrees, lon: lonDegrees } : null);
  }, [map, isKnown, latDegrees, lonDegrees]);

  return (
    <div className="grid gap-2 sm:col-span-2" data-needs-script="">
      {isOpen && !hasFailed ? (
        <>
          <div ref={container} className="h-90 overflow-hidden rounded-md border border-line" />
          <p className="text-sm text-ink-2">{t("mapHint")}</p>
        </>
      ) : null}
      {hasFailed ? <Notice kind="warn">{t("mapFailed")}</Notice> : null}
      <Button
        variant="secondary"
        size="sm"
        className="justify-self-start"
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <Icon of={MapPin} size="sm" />
        {t(isOpen ? "mapClose" : "map")}
      </Button>
    </div>
  );
}
