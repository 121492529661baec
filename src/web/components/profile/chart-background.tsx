import { memo, useId } from "react";
import { useTranslations } from "use-intl";
import { thinOut } from "#domain/elevation-profile/thin-out.ts";
import type { ElevationProfile } from "#domain/elevation-profile/profile.ts";
import { pathData } from "#web/ui/path-data.ts";
import { useFormats } from "#web/ui/text/formats.ts";
import type { ChartScale } from "./chart-scale.ts";

const inTenths = (value: number) => Math.round(value * 10) / 10;

interface ChartBackgroundProps {
  readonly profile: ElevationProfile;
  readonly scale: ChartScale;
}

/** Ground, grid and axes. Remembered: it changes only with the walk and the size. */
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
