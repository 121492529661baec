import { useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { useUnits } from "#web/client/settings/units.ts";
import { unitSizes } from "#domain/units.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import { useIsPrinting } from "#web/ui/use-media.ts";
import { useBoxSize } from "#web/ui/layout/use-box-size.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { inTenths } from "#web/ui/path-data.ts";

import { bubbleSpan, ChartCursor, positionOnWalk, ChartBackground } from "./chart-layers.tsx";
import { chartScale } from "./chart-scale.ts";
import { summitLabels } from "./summit-labels.ts";
import "./elevation-profile.css";

/** A day (or any section) shown as a band behind the profile; neighbours alternate in tone. */
interface ProfileBand {
  readonly fromKm: number;
  readonly toKm: number;
}

export interface ElevationProfileProps {
  readonly profile: ElevationProfile;
  /** Accessible name of the chart, e.g. "Elevation, Camino Francés". */
  readonly title: string;
  /** Places in walking order, announced by the slider. */
  readonly places?: readonly ProfilePlace[];
  /** Passes and summits with a visible name; see `labelledSummits`. */
  readonly summits?: readonly ProfilePlace[];
  readonly bands?: readonly ProfileBand[];
  /** Index into `bands`. */
  readonly selectedBand?: number | null;
  /** Kilometre of the cursor; null or absent: no cursor is drawn. */
  readonly cursorKm?: number | null;
  /** Makes the chart a slider: called when pointer, finger or keys move the cursor. */
  readonly onMove?: (km: number) => void;
  /** The box drawn on the server, CSS pixels; in the browser the chart fits its container. */
  readonly width?: number;
  readonly height?: number;
  /** Sizes the container. */
  readonly className?: string;
}

/** About a kilometre per key press, on short walks 100 m; the end can be reached. */
function sliderStep(lengthKm: number): number {
  const steps = Math.round(lengthKm * (lengthKm > 60 ? 1 : 10));
  return lengthKm / Math.max(1, steps);
}

/** Maximum factor by which text is enlarged in a scaled-down server rendering, as in elevation-profile.css. */
const largest = 2.75;

/**
 * Elevation profile of a walk, complete in the server's HTML; with `onMove` also a
 * slider for pointer, finger and keys. Bands and cursor follow their props;
 * ground and axes are drawn once for each walk and size.
 */
export function ElevationProfileChart({
  profile,
  title,
  places = [],
  summits = [],
  bands = [],
  selectedBand = null,
  cursorKm = null,
  onMove,
  width = 640,
  height = 200,
  className,
}: ElevationProfileProps) {
  const t = useTranslations("profile");
  const { metres, count } = useFormats();
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const renderedSize = useMemo(() => ({ width, height }), [width, height]);
  const screenBox = useBoxSize(container, renderedSize);
  const box = useIsPrinting() ? renderedSize : screenBox;
  const unit = unitSizes[useUnits()];
  const scale = useMemo(() => chartScale(profile, box.width, box.height, unit), [profile, box.width, box.height, unit]);
  const labels = useMemo(() => summitLabels(profile, summits, scale), [profile, summits, scale]);

  const position = positionOnWalk(profile, places, cursorKm ?? 0);
  const elevation = position.elevationM === null ? t("unknown") : metres(position.elevationM);
  const facts = { km: count(position.km / unit.km), elevation, place: position.place ?? "" };
  const valueText = t(position.isThere ? "at" : position.place ? "after" : "nowhere", facts);
  const positionText = position.isThere ? `${position.place}, ${elevation}` : t("nowhere", facts);

  const [bubbleFrom, bubbleTo] = cursorKm === null ? [Infinity, Infinity] : bubbleSpan(positionText, cursorKm, scale);

  return (
    <figure
      ref={container}
      className={classNames("elevation-profile", box === renderedSize && "elevation-profile--drawn", className)}
    >
      <svg viewBox={`0 0 ${box.width} ${box.height}`} role="img" aria-labelledby={`${id}title`}>
        <title id={`${id}title`}>{title}</title>
        {bands.map(({ fromKm, toKm }, index) => {
          const isSelected = index === selectedBand;
          if (index % 2 === 0 && !isSelected) return null;
          return (
            <rect
              key={`${fromKm}-${toKm}`}
              className={isSelected ? "elevation-profile__band--selected" : "elevation-profile__band"}
              x={inTenths(scale.x(fromKm))}
              y={scale.top}
              width={inTenths(scale.x(toKm) - scale.x(fromKm))}
              height={scale.bottom - scale.top}
            />
          );
        })}
        <ChartBackground profile={profile} scale={scale} />
        {labels.map(({ name, x, y, textX, width: textLength }, index) => (
          <g key={name}>
            <line
              className="elevation-profile__stem"
              x1={inTenths(x)}
              x2={inTenths(x)}
              y1={scale.top - 8}
              y2={inTenths(y)}
            />
            <circle className="elevation-profile__summit" cx={inTenths(x)} cy={inTenths(y)} r="3.2" />
            {(textX > bubbleTo || textX + textLength < bubbleFrom) && (
              <text
                className={classNames(
                  "elevation-profile__name",
                  index === 0 && textX + largest * textLength < scale.width && "elevation-profile__name--highest",
                )}
                x={inTenths(textX)}
                y={scale.top - 12}
              >
                {name}
              </text>
            )}
          </g>
        ))}
        {cursorKm !== null && (
          <ChartCursor km={cursorKm} elevationM={position.elevationM} text={positionText} scale={scale} />
        )}
      </svg>
      {onMove && (
        <input
          className="elevation-profile__slider"
          data-needs-script=""
          type="range"
          min={0}
          max={profile.lengthKm}
          step={sliderStep(profile.lengthKm)}
          value={cursorKm ?? 0}
          aria-label={t("position")}
          aria-valuetext={valueText}
          onChange={(event) => onMove(event.currentTarget.valueAsNumber)}
          onPointerMove={(event) => {
            if (event.pointerType !== "mouse") return;
            const offset = event.currentTarget.getBoundingClientRect().left - scale.left;
            onMove(scale.kmAt(event.clientX - offset));
          }}
        />
      )}
    </figure>
  );
}
