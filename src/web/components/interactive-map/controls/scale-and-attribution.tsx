import { useLocale, useTranslations } from "use-intl";

import { type BasemapShapes, osmCopyright } from "../load-map-data.ts";
import type { View } from "../places/places.ts";

/** A round distance and its length on the screen. */
interface ScaleLength {
  /** In the requested unit. */
  readonly length: number;
  readonly pixels: number;
}

const roundSteps = [5, 3, 2, 1];

/**
 * The longest round distance (1, 2, 3 or 5 times a power of ten) that takes at
 * most `widest` pixels where a pixel is `unitsPerPixel` units.
 */
export function roundLength(unitsPerPixel: number, widest: number): ScaleLength {
  const most = unitsPerPixel * widest;
  const power = 10 ** Math.floor(Math.log10(most));
  const step = roundSteps.find((candidate) => candidate * power <= most) ?? 1;
  const length = step * power;
  return { length, pixels: length / unitsPerPixel };
}

/** Metres per pixel of a Web Mercator map with tiles of 512 pixels. */
export function metresPerPixel(lat: number, zoom: number): number {
  const equatorM = 40_075_016.686;
  return (equatorM * Math.cos((lat * Math.PI) / 180)) / (512 * 2 ** zoom);
}

const widest = 96;
const metresPerMile = 1609.344;
const feetPerMile = 5280;

/** Kilometres above the scale bar and miles below it, as on printed maps. */
function MapScale({ view }: { readonly view: View }) {
  const t = useTranslations("openMap");
  const number = new Intl.NumberFormat(useLocale());
  const metres = metresPerPixel((view.south + view.north) / 2, view.zoom);
  const isKilometres = metres * widest >= 1_000;
  const isMiles = metres * widest >= metresPerMile;
  const above = roundLength(isKilometres ? metres / 1_000 : metres, widest);
  const milesPerPixel = metres / metresPerMile;
  const below = roundLength(isMiles ? milesPerPixel : milesPerPixel * feetPerMile, widest);
  const kilometres = t(isKilometres ? "kilometres" : "metres", { length: number.format(above.length) });
  const miles = t(isMiles ? "miles" : "feet", { length: number.format(below.length) });
  return (
    <svg
      className="map-panel__scale"
      width={widest + 2}
      height="34"
      role="img"
      aria-label={t("scale", { kilometres, miles })}
    >
      <path
        d={`M1 11v6h${above.pixels.toFixed(1)}v-6M1 23v-6h${below.pixels.toFixed(1)}v6M1 17h${above.pixels.toFixed(1)}`}
      />
      <text x="5" y="13">
        {kilometres}
      </text>
      <text x="5" y="29">
        {miles}
      </text>
    </svg>
  );
}

interface ScaleAndAttributionProps {
  /** Null until there is one. */
  readonly view: View | null;
  /** Null if a configured style has its own attribution. */
  readonly basemap: BasemapShapes | null;
  /** Whether some of the line is straight, because its path is unknown. */
  readonly hasStraight?: boolean;
}

/** Scale and attribution of a map. */
export function ScaleAndAttribution({ view, basemap, hasStraight = false }: ScaleAndAttributionProps) {
  const t = useTranslations("map");
  const to = useTranslations("openMap");
  return (
    <div className="map-panel__foot">
      {view ? <MapScale view={view} /> : null}
      {hasStraight ? <p className="map-panel__attribution">{to("straight")}</p> : null}
      {basemap ? (
        <p className="map-panel__attribution">{basemap.tiles ? <SourcesWithTiles /> : t("attribution")}</p>
      ) : null}
    </div>
  );
}

function SourcesWithTiles() {
  const t = useTranslations("openMap");
  return t.rich("attribution", { osm: (words) => <a href={osmCopyright}>{words}</a> });
}
