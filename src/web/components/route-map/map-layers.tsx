import { Fragment, memo, useId, useMemo } from "react";
import { useTranslations } from "use-intl";
import { Maximize, Minus, Plus } from "lucide-react";

import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import { classNames } from "#web/ui/class-names.ts";
import { pathData, inTenths } from "#web/ui/path-data.ts";
import { IconButton } from "#web/ui/controls/button.tsx";

import type { LineKind, MapSheet } from "./map-types.ts";
import { simplifiedFor, type PlacedLine } from "./map-view.ts";
import { basemapOf } from "./sheet-basemap.ts";
import { foldedName, lineHeight, type PlacedStop, type StopLayout } from "./dots-and-labels.ts";

/** Land, water and borders. Memoised: they only change with the sheet. */
export const SheetDrawing = memo(function SheetDrawing({ sheet }: { readonly sheet: MapSheet }) {
  const land = useId();
  const basemap = useMemo(() => basemapOf(sheet), [sheet]);
  return (
    <g data-basemap={sheet.inDocument}>
      <defs>
        <path id={land} d={basemap.land} vectorEffect="non-scaling-stroke" />
      </defs>
      <use href={`#${land}`} className="route-map__glow" />
      <use href={`#${land}`} className="route-map__land" />
      <path className="route-map__river" d={basemap.rivers} />
      <path className="route-map__region" d={basemap.regionBorders} />
      <path className="route-map__country" d={basemap.countryBorders} />
    </g>
  );
});

/** Dots, in pixels of the box: they keep their size at every scale. */
export function DotDrawing({ layout }: { readonly layout: StopLayout }) {
  return (
    <>
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
    </>
  );
}

/** Names, in pixels of the box like the dots. */
export function NameDrawing({ layout }: { readonly layout: StopLayout }) {
  const t = useTranslations("map");
  return (
    <>
      {layout.labels.map(({ label, x, y }) => (
        <text key={label.key} className={`route-map__${label.kind}-name`} x={inTenths(x)} y={inTenths(y)}>
          {t(`places.${label.key}`)}
        </text>
      ))}
      {layout.stops.map((place) => place.label && <StopName key={place.stop.id} {...place} label={place.label} />)}
    </>
  );
}

interface StopNameProps extends PlacedStop {
  readonly label: NonNullable<PlacedStop["label"]>;
}

function StopName({ stop, x: dotX, label: { x, y, area, isFolded }, isSelected }: StopNameProps) {
  const className = classNames(
    "route-map__name",
    `route-map__name--${stop.kind}`,
    isSelected && "route-map__name--selected",
  );
  if (!isFolded)
    return (
      <text className={className} x={inTenths(x)} y={inTenths(y)}>
        {stop.name}
      </text>
    );
  // Each line ends where the dot is.
  const [anchor, at] =
    area[2] <= dotX ? ["end", area[2]] : area[0] >= dotX ? ["start", x] : ["middle", (x + area[2]) / 2];
  return (
    <text className={className} x={inTenths(at)} y={inTenths(y)} textAnchor={anchor as "end"}>
      {foldedName(stop.name).map((line, index) => (
        <tspan key={line} {...(index > 0 && { x: inTenths(at), dy: `${lineHeight}em` })}>
          {line}
        </tspan>
      ))}
    </text>
  );
}

function linePath(lines: readonly PlacedLine[], step: number): string {
  const decimals = step > 4 ? 2 : 1;
  return simplifiedFor(lines, step)
    .map((points) => pathData(points, { decimals }))
    .join("");
}

/** The way itself: painted yellow on a dark casing, variants thin and dashed. */
export const LineDrawing = memo(function LineDrawing({
  lines,
  step,
}: {
  readonly lines: readonly PlacedLine[];
  readonly step: number;
}) {
  const id = useId();
  const { main, variants } = useMemo(() => {
    const draw = (kind: LineKind) =>
      linePath(
        lines.filter((line) => line.kind === kind),
        step,
      );
    return { main: draw("main"), variants: draw("variant") };
  }, [lines, step]);
  return (
    <>
      <defs>
        <path id={id} d={main} vectorEffect="non-scaling-stroke" />
      </defs>
      {variants && <path className="route-map__variant" d={variants} />}
      <use href={`#${id}`} className="route-map__casing" />
      <use href={`#${id}`} className="route-map__line" />
    </>
  );
});

/** A highlighted section, such as the selected day. */
export function HighlightDrawing({ points, step }: { readonly points: readonly PlanePoint[]; readonly step: number }) {
  const path = linePath([{ kind: "main", points }], step);
  if (!path) return null;
  return (
    <>
      <path className="route-map__highlight-casing" d={path} />
      <path className="route-map__highlight" d={path} />
    </>
  );
}

interface MapButtonsProps {
  readonly isPart: boolean;
  readonly canZoomIn: boolean;
  readonly zoomIn: () => void;
  readonly zoomOut: () => void;
  readonly showWhole: () => void;
}

/** Without scripts they have no function and are hidden. */
export function MapButtons({ isPart, canZoomIn, zoomIn, zoomOut, showWhole }: MapButtonsProps) {
  const t = useTranslations("map");
  return (
    <div className="route-map__buttons" data-needs-script="">
      <IconButton boxed icon={Plus} label={t("zoomIn")} disabled={!canZoomIn} onClick={zoomIn} />
      <IconButton boxed icon={Minus} label={t("zoomOut")} disabled={!isPart} onClick={zoomOut} />
      {isPart && <IconButton boxed icon={Maximize} label={t("wholeRoute")} onClick={showWhole} />}
    </div>
  );
}
