import { type PointerEvent, type RefObject, useState } from "react";

/** A copy of a list with one entry moved. */
export function movedList<Entry>(list: readonly Entry[], from: number, to: number): readonly Entry[] {
  const entry = list[from];
  if (entry === undefined || to < 0 || to >= list.length) return list;
  return list.toSpliced(from, 1).toSpliced(to, 0, entry);
}

/** The step that a button of the list requests. */
export type ListStep =
  | { readonly verb: "earlier" | "later" | "remove"; readonly place: number }
  | { readonly verb: "add"; readonly entry: string };

/** A list after a step; an invalid step changes nothing. */
export function steppedList(list: readonly string[], step: ListStep): readonly string[] {
  switch (step.verb) {
    case "earlier":
      return movedList(list, step.place, step.place - 1);
    case "later":
      return movedList(list, step.place, step.place + 1);
    case "remove":
      return list.toSpliced(step.place, 1);
    case "add":
      return step.entry === "" || list.includes(step.entry) ? list : [...list, step.entry];
  }
}

/** Reorders rows by dragging a handle with mouse, pen or finger. For keyboards there are buttons. */
export function useRowDrag(list: RefObject<HTMLElement | null>, onDrop: (from: number, to: number) => void) {
  const [drag, setDrag] = useState<{ readonly from: number; readonly to: number } | null>(null);
  return {
    /** The dragged row and its target position; null while none is dragged. */
    from: drag?.from ?? null,
    to: drag?.to ?? null,
    handle: (index: number) => ({
      onPointerDown: (event: PointerEvent) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.setPointerCapture(event.pointerId);
        setDrag({ from: index, to: index });
      },
      onPointerMove: (event: PointerEvent) => {
        if (drag) setDrag({ from: drag.from, to: rowAt(list.current, event.clientY) });
      },
      onPointerUp: () => {
        setDrag(null);
        if (drag && drag.from !== drag.to) onDrop(drag.from, drag.to);
      },
      onPointerCancel: () => setDrag(null),
    }),
  };
}

/** The row at a height of the window; clamped to the first and last row. */
function rowAt(list: HTMLElement | null, y: number): number {
  const rows = [...(list?.children ?? [])];
  const at = rows.findIndex((row) => y < row.getBoundingClientRect().bottom);
  return at < 0 ? Math.max(0, rows.length - 1) : at;
}
