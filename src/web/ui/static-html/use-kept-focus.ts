import { type FocusEvent, type RefObject, useLayoutEffect, useRef } from "react";

const controls = "a, button, input, select, summary";

/**
 * Keeps the focus where it is when a part is drawn anew: on the control that stands in the place of the one that had it.
 *
 * @param drawn changes when the part is drawn anew
 * @returns to be told where the focus goes
 */
export function useKeptFocus(box: RefObject<HTMLElement | null>, drawn: unknown) {
  const last = useRef<{ readonly element: Element; readonly index: number }>(null);
  const all = () => [...(box.current?.querySelectorAll<HTMLElement>(controls) ?? [])];
  useLayoutEffect(() => {
    const { current } = last;
    last.current = null;
    // Whoever has turned to something else in the meantime stays there.
    if (current && !current.element.isConnected && document.activeElement === document.body)
      all()[current.index]?.focus({ preventScroll: true });
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- only when the part is drawn anew
  }, [box, drawn]);
  return ({ target }: FocusEvent) => {
    const control = target.closest<HTMLElement>(controls);
    last.current = control && { element: control, index: all().indexOf(control) };
  };
}
