import { Fragment, memo, useId } from "react";
import { useTranslations } from "use-intl";
import { classNames } from "#web/ui/class-names.ts";
import type { StopLayout } from "./stop-layout.ts";
import type { MapSheet } from "./map-types.ts";

/** Land, water and borders. Remembered: it changes only with the sheet. */
export const SheetDrawing = memo(function SheetDrawing({ sheet }: { readonly sheet: MapSheet }) {
  const land = useId();
  return (
    <>
      <defs>
        <path id={land} d={sheet.land} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${land}`} className="route-map__glow" />
      <use href={`#${land}`} className="route-map__land" />
      <path className="route-map__river" d={sheet.rivers} />
      <path className="route-map__region" d={sheet.regionBorders} />
      <path className="route-map__country" d={sheet.countryBorders} />
    </>
  );
});

const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Dots and names, in pixels of the box: they keep their size at every scale. */
export function StopDrawing({ layout }: { readonly layout: StopLayout }) {
  const t = useTranslations("map");
  return (
    <>
      {layout.labels.map(({ label, x, y }) => (
        <text key={label.key} className={`route-map__${label.kind}-name`} x={inTenths(x)} y={inTenths(y)}>
          {t(`places.${label.key}`)}
        </text>
      ))}
      {layout.stops.map(({ stop, x, y, radius, isSelected }) => (
        <Fragment key={stop.id}>
          {isSelected && <circle className="route-map__pulse" cx={inTenths(x)} cy={inTenths(y)} r={radius + 4} />}
          <circle
            className={classNames("route-map__dot", isSelected && "route-map__dot--selected")}
            cx={inTenths(x)}
            cy={inTenths(y)}
            r={radius}
          />
        </Fragment>
      ))}
      {layout.stops.map(
        ({ stop, label, isSelected }) =>
          label && (
            <text
              key={stop.id}
              className={classNames(
                "route-map__name",
                `route-map__name--${stop.kind}`,
                isSelected && "route-map__name--selected",
              )}
              x={inTenths(label.x)}
              y={inTenths(label.y)}
            >
              {stop.name}
            </text>
          ),
      )}
    </>
  );
}
