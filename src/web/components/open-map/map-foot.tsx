import { useTranslations } from "use-intl";
import { MapScale } from "./map-scale.tsx";
import type { View } from "./places.ts";

interface MapFootProps {
  /** Null until there is one. */
  readonly view: View | null;
  /** Whether a configured style names its own sources. */
  readonly hasStyle: boolean;
}

/** Scale and sources of a map. */
export function MapFoot({ view, hasStyle }: MapFootProps) {
  const t = useTranslations("map");
  return (
    <div className="map-panel__foot">
      {view ? <MapScale view={view} /> : null}
      {hasStyle ? null : <p className="map-panel__attribution">{t("attribution")}</p>}
    </div>
  );
}
