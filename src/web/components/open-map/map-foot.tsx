import { useTranslations } from "use-intl";
import type { MapGround } from "./load-map-data.ts";
import { MapScale } from "./map-scale.tsx";
import { osmCopyright } from "./map-tiles.ts";
import type { View } from "./places.ts";

interface MapFootProps {
  /** Null until there is one. */
  readonly view: View | null;
  /** Null where a configured style names its own sources. */
  readonly ground: MapGround | null;
  /** Whether some of the line is straight, for want of a known path. */
  readonly hasStraight?: boolean;
}

/** Scale and sources of a map. */
export function MapFoot({ view, ground, hasStraight = false }: MapFootProps) {
  const t = useTranslations("map");
  const to = useTranslations("openMap");
  return (
    <div className="map-panel__foot">
      {view ? <MapScale view={view} /> : null}
      {hasStraight ? <p className="map-panel__attribution">{to("straight")}</p> : null}
      {ground ? (
        <p className="map-panel__attribution">{ground.tiles ? <SourcesWithTiles /> : t("attribution")}</p>
      ) : null}
    </div>
  );
}

function SourcesWithTiles() {
  const t = useTranslations("openMap");
  return t.rich("attribution", { osm: (words) => <a href={osmCopyright}>{words}</a> });
}
