import {
  type KeyboardEvent,
  type PointerEvent,
  type RefObject,
  useEffect,
  useRef,
  useState,
} from "react";
import type { PlanePoint } from "#domain/map-projection/plane.ts";
import type { Box } from "./fit-view.ts";
import type { MapSheet } from "./map-types.ts";
import { allowed, deepestZoom, type MapView, moved, wholeView, zoomed } from "./map-view.ts";

const buttonFactor = 1.7;
const drawnToMiddle = 0.5;
const keyStep = 60;
const arrows: Readonly<Record<string, PlanePoint>> = {
  ArrowLeft: [keyStep, 0],
  ArrowRight: [-keyStep, 0],
  ArrowUp: [0, keyStep],
  ArrowDown: [0, -keyStep],
};
/** Pixels a finger or mouse may tremble and still click. */
const tremble = 4;

/**
 * The view of a map and what moves it. At the whole route a finger scrolls
 * the page; once zoomed in it moves the map. Buttons and keys zoom around
 * `anchor` (box pixels, for the view), so that the route stays in sight.
 */
export function useMapView(
  sheet: MapSheet,
  box: Box,
  container: RefObject<HTMLElement | null>,
  enabled: boolean,
  anchor: (view: MapView) => PlanePoint,
) {
  const [chosen, setChosen] = useState<{ sheet: MapSheet; view: MapView } | null>(null);
  const drag = useRef<{ id: number; x: number; y: number; travelled: number } | null>(null);
  const [isDragging, setDragging] = useState(false);

  const whole = wholeView(sheet, box);
  // A new sheet starts with its whole route again.
  const isZoomed = chosen?.sheet === sheet;
  const view = isZoomed ? chosen.view : whole;

  const change = (next: MapView) => {
    const possible = allowed(next, whole, sheet.extent, box);
    setChosen(possible ? { sheet, view: possible } : null);
  };
  const zoomAround = (factor: number, point: PlanePoint) => change(zoomed(view, factor, point));
  /** Zooms in on the anchor and brings it nearer to the middle. */
  const zoomBy = (factor: number) => {
    const [x, y] = anchor(view);
    const share = factor > 1 ? drawnToMiddle : 0;
    const next = zoomed(view, factor, [x, y]);
    change(moved(next, (box.width / 2 - x) * share, (box.height / 2 - y) * share));
  };

  const wheel = useRef<(event: WheelEvent) => void>(() => {});
  useEffect(() => {
    wheel.current = (event) => {
      if (!event.ctrlKey && !event.metaKey) return;
      event.preventDefault();
      const { left, top } = (event.currentTarget as Element).getBoundingClientRect();
      zoomAround(Math.exp(-event.deltaY / 240), [event.clientX - left, event.clientY - top]);
    };
  });
  useEffect(() => {
    const element = container.current;
    if (!element || !enabled) return;
    const listener = (event: WheelEvent) => wheel.current(event);
    // React's own wheel listeners are passive and could not keep the page from zooming.
    element.addEventListener("wheel", listener, { passive: false });
    return () => element.removeEventListener("wheel", listener);
  }, [container, enabled]);

  const handlers = {
    onKeyDown(event: KeyboardEvent) {
      if (event.target !== event.currentTarget || event.ctrlKey || event.metaKey || event.altKey) return;
      const step = arrows[event.key];
      if (step && !isZoomed) return;
      if (step) change(moved(view, step[0], step[1]));
      else if (event.key === "+" || event.key === "=") zoomBy(buttonFactor);
      else if (event.key === "-") zoomBy(1 / buttonFactor);
      else if (event.key === "0") setChosen(null);
      else return;
      event.preventDefault();
    },
    onPointerDown(event: PointerEvent) {
      if (event.button !== 0 || (event.pointerType !== "mouse" && !isZoomed)) return;
      drag.current = { id: event.pointerId, x: event.clientX, y: event.clientY, travelled: 0 };
    },
    onPointerMove(event: PointerEvent) {
      const last = drag.current;
      if (last?.id !== event.pointerId) return;
      const [dx, dy] = [event.clientX - last.x, event.clientY - last.y];
      const travelled = last.travelled + Math.abs(dx) + Math.abs(dy);
      drag.current = { ...last, x: event.clientX, y: event.clientY, travelled };
      if (travelled < tremble || !isZoomed) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDragging(true);
      change(moved(view, dx, dy));
    },
    onPointerUp() {
      drag.current = null;
      setDragging(false);
    },
    onPointerCancel() {
      drag.current = null;
      setDragging(false);
    },
  };

  return {
    view,
    isZoomed,
    isDragging,
    canZoomIn: view.k < whole.k * deepestZoom * 0.99,
    handlers: enabled ? handlers : {},
    zoomIn: () => zoomBy(buttonFactor),
    zoomOut: () => zoomBy(1 / buttonFactor),
    showWhole: () => setChosen(null),
  };
}
