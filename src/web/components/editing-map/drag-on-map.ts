import type { Map as DrawnMap, MapMouseEvent, MapTouchEvent, PointLike } from "maplibre-gl";

import type { LatLon } from "#domain/route-geometry/great-circle.ts";

export type Pointing = MapMouseEvent | MapTouchEvent;

export const placeOf = ({ lngLat: { lat, lng } }: Pointing): LatLon => ({ lat, lon: lng });

/** The square around a finger or pointer. @param reach half its side, in pixels */
export function around({ point: { x, y } }: Pointing, reach: number): [PointLike, PointLike] {
  return [
    [x - reach, y - reach],
    [x + reach, y + reach],
  ];
}

interface DragActs<Thing> {
  /** What there is to drag; null for nothing, which lets the map be moved. */
  take(event: Pointing): Thing | null;
  move(thing: Thing, place: LatLon): void;
  /** It was let go of: where it was moved to, or null where it was not moved. */
  drop?(thing: Thing, place: LatLon | null): void;
}

/** Something on the map is dragged by pointer and finger. */
export function dragOnMap<Thing>(map: DrawnMap, { take, move, drop }: DragActs<Thing>): void {
  let held: { readonly thing: Thing; place: LatLon | null } | null = null;
  const press = (event: Pointing) => {
    const thing = take(event);
    if (thing === null) return;
    held = { thing, place: null };
    event.preventDefault();
    map.dragPan.disable();
  };
  const follow = (event: Pointing) => {
    if (held === null) return;
    held.place = placeOf(event);
    move(held.thing, held.place);
  };
  const release = () => {
    if (held !== null) drop?.(held.thing, held.place);
    held = null;
    map.dragPan.enable();
  };
  map.on("mousedown", press);
  map.on("touchstart", press);
  map.on("mousemove", follow);
  map.on("touchmove", follow);
  map.on("mouseup", release);
  map.on("touchend", release);
  map.on("touchcancel", release);
}
