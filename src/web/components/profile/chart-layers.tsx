import { memo, useId } from "react";
import { useTranslations } from "use-intl";

import { textWidth } from "#web/ui/text/text-width.ts";
import { elevationAt } from "#domain/geography/elevation-profile/walked-line.ts";
import type { ElevationProfile, ProfilePlace } from "#domain/geography/elevation-profile/profile.ts";
import { thinOut } from "#domain/geography/elevation-profile/thin-out.ts";
import { pathData, inTenths } from "#web/ui/path-data.ts";
import { useFormats } from "#web/ui/text/formats.ts";

import { type ChartScale } from "./chart-scale.ts";

interface ChartCursorProps {
  readonly km: number;
  readonly elevationM: number | null;
  readonly text: string;
  readonly scale: ChartScale;
}

/** Left and right end of the cursor's tooltip. */
export function bubbleSpan(text: string, km: number, scale: ChartScale): readonly [number, number] {
  const width = Math.round(textWidth(text, 12, true)) + 24;
  const left = inTenths(Math.max(2, Math.min(scale.width - width - 2, scale.x(km) - width / 2)));
  return [left, left + width];
}

export function ChartCursor({ km, elevationM, text, scale }: ChartCursorProps) {
  const x = inTenths(scale.x(km));
  const [left, right] = bubbleSpan(text, km, scale);
  return (
    <g aria-hidden="true">
      <line className="elevation-profile__cursor" x1={x} x2={x} y1="22" y2={scale.bottom} />
      {elevationM !== null && (
        <circle className="elevation-profile__here" cx={x} cy={inTenths(scale.y(elevationM))} r="6" />
      )}
      <rect className="elevation-profile__bubble" x={left} y="1" width={right - left} height="22" rx="11" />
      <text className="elevation-profile__bubble-text" x={(left + right) / 2} y="16">
        {text}
      </text>
    </g>
  );
}

interface Position {
  readonly km: number;
  readonly elevationM: number | null;
  /** The current place, or the last one passed; null before the first. */
  readonly place: string | null;
  readonly isThere: boolean;
}

/** Distance in kilometres from the middle of a place that still belongs to it. */
const maxDistanceKm = 0.6;

/** The place at a kilometre of the walk. `places` in walking order. */
export function positionOnWalk(profile: ElevationProfile, places: readonly ProfilePlace[], km: number): Position {
  const elevationM = elevationAt(profile, km);
  let passed: ProfilePlace | null = null;
  let near: ProfilePlace | null = null;
  for (const place of places) {
    if (place.km <= km) passed = place;
    const distance = Math.abs(place.km - km);
    if (distance <= maxDistanceKm && (!near || distance < Math.abs(near.km - km))) near = place;
  }
  return {
    km,
    elevationM: elevationM === null ? null : Math.round(elevationM),
    place: (near ?? passed)?.name ?? null,
    isThere: near !== null,
  };
}

interface ChartBackgroundProps {
  readonly profile: ElevationProfile;
  readonly scale: ChartScale;
}

/** Ground, grid and axes. Memoised: they only change with the walk and the size. */
export const ChartBackground = memo(function ChartBackground({ profile, scale }: ChartBackgroundProps) {
  const gradient = useId();
  const t = useTranslations("profile");
  const { count } = useFormats();
  const { left, right, bottom, x, y } = scale;
  const points = thinOut(profile, (right - left) / 2).map((point) => [x(point.km), y(point.elevationM)] as const);
  const [from, to] = [points[0]?.[0] ?? left, points.at(-1)?.[0] ?? right];
  return (
    <>
      <linearGradient id={gradient} x1="0" x2="0" y1="0" y2="1">
        <stop className="elevation-profile__top" offset="0" />
        <stop className="elevation-profile__bottom" offset="1" />
      </linearGradient>
      {scale.elevationTicks.map((metres) => (
        <g key={metres}>
          <line
            className="elevation-profile__grid"
            x1={left}
            x2={right}
            y1={inTenths(y(metres))}
            y2={inTenths(y(metres))}
          />
          <text className="elevation-profile__elevation" x={left - 7} y={inTenths(y(metres) + 4)}>
            {count(metres / scale.unit.m)}
          </text>
        </g>
      ))}
      <path fill={`url(#${gradient})`} d={pathData([[from, bottom], ...points, [to, bottom]], { closed: true })} />
      <path className="elevation-profile__line" d={pathData(points)} />
      {scale.kmTicks.map((km) => (
        <text
          key={km}
          className={km === 0 ? "elevation-profile__km--first" : "elevation-profile__km"}
          x={inTenths(Math.min(x(km), right - 10))}
          y={bottom + 17}
        >
          {km === 0 ? t("start", { km: 0 }) : count(km / scale.unit.km)}
        </text>
      ))}
    </>
  );
});
