import type { Map as DrawnMap, MapMouseEvent, MapTouchEvent, PointLike } from "maplibre-gl";

import { lineLayer, pointLayer } from "./path-layers.ts";
import type { PathActs } from "./path-map.ts";

/** Pixels around a finger or pointer in which a point is meant. */
const reach = 12;

type Press = MapMouseEvent | MapTouchEvent;

/** Points are dragged by pointer and finger; pressing the line puts a point there. */
export function dragPoints(map: DrawnMap, acts: PathActs): void {
  let held: number | null = null;

  const around = ({ x, y }: Press["point"]): [PointLike, PointLike] => [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
  const pointAt = (event: Press): number | null => {
    const [found] = map.queryRenderedFeatures(around(event.point), { layers: [pointLayer] });
    const index: unknown = found?.properties["index"];
    return typeof index === "number" ? index : null;
  };
  const press = (event: Press) => {
    held = pointAt(event);
    if (held === null) return;
    event.preventDefault();
    map.dragPan.disable();
    acts.select(held);
  };
  const move = ({ lngLat: { lat, lng } }: Press) => {
    if (held !== null) acts.move(held, { lat, lon: lng });
  };
  const release = () => {
    held = null;
    map.dragPan.enable();
  };
  map.on("mousedown", press);
  map.on("touchstart", press);
  map.on("mousemove", move);
  map.on("touchmove", move);
  map.on("mouseup", release);
  map.on("touchend", release);
  map.on("touchcancel", release);
  map.on("click", (event) => {
    if (pointAt(event) !== null) return;
    const onLine = map.queryRenderedFeatures(around(event.point), { layers: [lineLayer] });
    if (onLine.length > 0) acts.insert({ lat: event.lngLat.lat, lon: event.lngLat.lng });
  });
}
