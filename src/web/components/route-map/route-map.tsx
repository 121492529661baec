import { type MouseEvent, useId, useMemo, useRef } from "react";
import { useTranslations } from "use-intl";
import { project } from "#domain/geography/map-projection/mercator.ts";
import { classNames } from "#web/ui/class-names.ts";
import { useBoxSize } from "#web/ui/layout/use-box-size.ts";
import { DotDrawing, HighlightDrawing, LineDrawing, MapButtons, NameDrawing, SheetDrawing } from "./map-layers.tsx";
import { lineGrid } from "#domain/geography/map-labels/line-grid.ts";
import { type MapView, toBox, placedLines, scaleStep, simplifiedFor, nearestStop } from "./map-view.ts";
import type { RouteMapProps } from "./map-types.ts";
import { layOutStops } from "./dots-and-labels.ts";
import { narrowBox, underAttribution, underButtons } from "./covered-areas.ts";
import { narrowDrawing, NarrowNames } from "./narrow-names.tsx";
import { useMapView } from "./use-map-view.ts";
import { zoomAnchor } from "./gesture.ts";
import "./route-map.css";

/** Pixels in a radian from where on the stored rivers would look like what they are: few straight lines. */
const closeScale = 25_000;

function transformOf({ k, x, y }: MapView): string {
  return `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${k.toFixed(4)})`;
}

/**
 * A route on its map, whole in the server's HTML. In the browser it takes the
 * size of its container, zooms and pans. Stops, names and the highlighted
 * stretch follow their props at the speed of a slider; basemap and line are
 * drawn once for each scale.
 */
export function RouteMap({
  sheet,
  lines,
  stops,
  highlight = null,
  opensAtHighlight = false,
  frame = null,
  selected = null,
  cursor = null,
  title,
  description,
  onSelect,
  zoomable = true,
  openable = false,
  fills = false,
  overlay,
  className,
}: RouteMapProps) {
  const t = useTranslations("map");
  const id = useId();
  const container = useRef<HTMLElement>(null);
  const box = useBoxSize(container, sheet);
  const placed = useMemo(() => placedLines(lines, sheet), [lines, sheet]);
  const { width, height } = box;
  const [taken, takenInPart] = useMemo(() => {
    const under = (isPart: boolean) => underButtons({ width, height }, { zoomable, openable, isPart });
    return [under(false), under(true)];
  }, [width, height, zoomable, openable]);
  const focus = opensAtHighlight ? highlight : frame;
  const chosen = stops.find((stop) => stop.id === selected);
  const map = useMapView({
    sheet,
    box,
    container,
    enabled: zoomable,
    taken,
    takenInPart,
    focus,
    anchor: (current) =>
      zoomAnchor({
        centre: [width / 2, height / 2],
        chosen: chosen ? toBox(current, project(sheet, chosen.lat, chosen.lon)) : null,
        box,
        lines: placed.map(({ points }) => points.map((point) => toBox(current, point))),
      }),
  });
  const { view } = map;
  const step = scaleStep(view.k);

  const outlines = useMemo(() => simplifiedFor(placed, step), [placed, step]);
  const grid = useMemo(
    () =>
      lineGrid(
        outlines.map((line) => line.map((point) => toBox(view, point))),
        box.width,
        box.height,
      ),
    [outlines, view, box.width, box.height],
  );
  const layout = layOutStops({
    projection: sheet,
    view,
    box,
    line: grid,
    stops,
    selected,
    sheetLabels: sheet.labels,
    nameOf: (label) => t(`places.${label.key}`),
    reserved: [underAttribution(box), ...(map.isPart ? takenInPart : taken)],
  });
  // Before its size is known, a style sheet chooses between the drawing for wide and the one for narrow boxes.
  const narrow = box === sheet ? narrowDrawing({ sheet, view, focus, fills, zoomable, openable }) : null;
  const stretch = useMemo(() => highlight?.map(([lat, lon]) => project(sheet, lat, lon)) ?? null, [highlight, sheet]);
  const here = cursor && toBox(view, project(sheet, cursor[0], cursor[1]));

  const select = (event: MouseEvent) => {
    if (map.wasDragged()) return;
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const stop = nearestStop(layout.stops, [event.clientX - left, event.clientY - top]);
    if (stop) onSelect?.(stop.id);
  };

  return (
    <figure
      ref={container}
      className={classNames(
        "route-map route-map--framed",
        map.isZoomed && "route-map--zoomed",
        box.width < narrowBox && "route-map--narrow",
        view.k * sheet.scale > closeScale && "route-map--close",
        onSelect && "route-map--selectable",
        fills && "route-map--filling",
        sheet.width < narrowBox && "route-map--column",
        className,
      )}
    >
      <div
        className="route-map__surface"
        {...(zoomable && { tabIndex: 0, role: "group", "aria-label": t("keys") })}
        {...map.handlers}
        {...(onSelect && { onClick: select })}
      >
        <svg
          viewBox={`0 0 ${box.width} ${box.height}`}
          preserveAspectRatio={fills ? "xMidYMid slice" : undefined}
          role="img"
          aria-labelledby={`${id}title`}
          aria-describedby={description ? `${id}description` : undefined}
        >
          <title id={`${id}title`}>{title}</title>
          {description && <desc id={`${id}description`}>{description}</desc>}
          <g className="route-map__drawing" transform={narrow ? transformOf(narrow.over) : undefined}>
            <g transform={transformOf(view)}>
              <SheetDrawing sheet={sheet} />
              <LineDrawing lines={placed} step={step} />
              {stretch && <HighlightDrawing points={stretch} step={step} />}
            </g>
            <DotDrawing layout={layout} />
          </g>
          <g className="route-map__names">
            <NameDrawing layout={layout} />
          </g>
          {narrow && <NarrowNames {...{ narrow, sheet, placed, stops, selected }} />}
          {overlay?.(([lat, lon]) => toBox(view, project(sheet, lat, lon)))}
          {here && <circle className="route-map__here" cx={here[0]} cy={here[1]} r="7" />}
        </svg>
      </div>
      {zoomable && <MapButtons {...map} />}
      <figcaption className="route-map__attribution">{t("attribution")}</figcaption>
    </figure>
  );
}
