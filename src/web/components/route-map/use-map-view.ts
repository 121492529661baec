import { type KeyboardEvent, type PointerEvent, type RefObject, useEffect, useMemo, useRef, useState } from "react";
import type { Rectangle } from "#domain/geography/map-projection/clip.ts";
import type { PlanePoint } from "#domain/geography/map-projection/mercator.ts";
import type { Box } from "./fit-view.ts";
import { afterGesture } from "./gesture.ts";
import type { LinePoint, MapSheet } from "./map-types.ts";
import { allowed, deepestZoom, focusView, type MapView, moved, wholeView, zoomed } from "./map-view.ts";

const buttonFactor = 1.7;
/** Fraction of its way to the middle that the anchor moves with each zoom step. */
const centeringFactor = 0.5;
const keyStep = 60;
const arrows: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};

/** Movement in pixels that still counts as a click. */
const clickTolerancePx = 4;

interface MapViewInput {
  readonly sheet: MapSheet;
  readonly box: Box;
  readonly container: RefObject<HTMLElement | null>;
  readonly enabled: boolean;
  /** Corners of the box under buttons, of the whole map and of a part of it. Must be stable between renders. */
  readonly taken: readonly Rectangle[];
  readonly takenInPart: readonly Rectangle[];
  /** The initial view; the whole sheet when it is null. */
  readonly focus: readonly LinePoint[] | null;
  /** The point, in box pixels, that buttons and keys zoom around, so that the route stays in sight. */
  readonly anchor: (view: MapView) => PlanePoint;
}

function pointIn(element: Element, event: { clientX: number; clientY: number }): PlanePoint {
  const { left, top } = element.getBoundingClientRect();
  return [event.clientX - left, event.clientY - top];
}

/**
 * The view of a map and what moves it. At the whole route one finger scrolls
 * the page and two zoom the map; once zoomed in one finger moves it.
 */
export function useMapView({ sheet, box, container, enabled, taken, takenInPart, focus, anchor }: MapViewInput) {
  const { width, height } = box;
  const whole = useMemo(() => wholeView(sheet, { width, height }, taken), [sheet, width, height, taken]);
  const home = useMemo(
    () => focusView(sheet, focus, whole, { width, height }, takenInPart),
    [sheet, focus, whole, width, height, takenInPart],
  );
  const [chosen, setChosen] = useState<{ sheet: MapSheet; focus: typeof focus; view: MapView } | null>(null);
  // A new sheet or initial view resets the map.
  const isMoved = chosen?.sheet === sheet && chosen.focus === focus;
  const view = isMoved ? chosen.view : home;
  const isZoomed = isMoved && view !== whole;

  const change = (next: (current: MapView) => MapView) =>
    setChosen((last) => {
      const current = last?.sheet === sheet && last.focus === focus ? last.view : home;
      const possible = allowed(next(current), whole, sheet.extent, box);
      if (!possible && home === whole) return null;
      return { sheet, focus, view: possible ?? whole };
    });
  const zoomBy = (factor: number) =>
    change((current) => {
      const [x, y] = anchor(current);
      const share = factor > 1 ? centeringFactor : 0;
      return moved(zoomed(current, factor, [x, y]), (width / 2 - x) * share, (height / 2 - y) * share);
    });

  const showWhole = () => setChosen(home === whole ? null : { sheet, focus, view: whole });

  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  useEffect(() => {
    wheel.current = (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const point = pointIn(event.currentTarget as Element, event);
      change((current) => zoomed(current, Math.exp(-event.deltaY / 240), point));
    };
  });
  useEffect(() => {
    const element = container.current;
    if (!element || !enabled) return;
    const listener = (event: WheelEvent) => wheel.current(event);
    // React's own wheel listeners are passive and could not prevent page zoom.
    element.addEventListener("wheel", listener, { passive: false });
    return () => element.removeEventListener("wheel", listener);
  }, [container, enabled]);

  const pointers = useRef(new Map<number, PlanePoint>());
  /** Distance of the last drag, until its final click is over. */
  const travelled = useRef(0);
  const release = (event: PointerEvent) => {
    pointers.current.delete(event.pointerId);
  };
  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget) return;
      if (event.ctrlKey || event.metaKey || event.altKey) return;
      const step = arrows[event.key];
      if (step && !isZoomed) return;
      if (step) change((current) => moved(current, step[0], step[1]));
      else if (event.key === "+" || event.key === "=") zoomBy(buttonFactor);
      else if (event.key === "-") zoomBy(1 / buttonFactor);
      else if (event.key === "0") showWhole();
      else return;
      event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0) return;
      if (pointers.current.size === 0) travelled.current = 0;
      pointers.current.set(event.pointerId, pointIn(event.currentTarget, event));
    },
    onPointerMove(event: PointerEvent) {
      const last = pointers.current.get(event.pointerId);
      if (!last) return;
      const now = pointIn(event.currentTarget, event);
      const before = [...pointers.current.values()];
      pointers.current.set(event.pointerId, now);
      const after = [...pointers.current.values()];
      travelled.current += Math.hypot(now[0] - last[0], now[1] - last[1]);
      if (travelled.current < clickTolerancePx || (!isZoomed && before.length < 2)) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      change((current) => afterGesture(current, before, after));
    },
    onPointerUp: release,
    onPointerCancel: release,
    onPointerLeave: release,
  };

  return {
    view,
    /** It has been zoomed or moved: one finger now pans it. */
    isZoomed,
    /** The view is smaller than the whole map. */
    isPart: view !== whole,
    canZoomIn: view.k < whole.k * deepestZoom * 0.99,
    handlers: enabled ? handlers : {},
    /** True for a click that ends a drag. */
    wasDragged: () => travelled.current >= clickTolerancePx,
    zoomIn: () => zoomBy(buttonFactor),
    zoomOut: () => zoomBy(1 / buttonFactor),
    showWhole,
  };
}
