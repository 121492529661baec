import { useEffect, useRef } from "react";

/**
 * Once a day has been expanded: where a change removes the focused button, the row of the day that was used last takes
 * the focus. Otherwise keyboard and screen reader would be back at the top of the page.
 */
export function useRowFocus(): void {
  const focused = useRef<Element>(null);
  const row = useRef<Element>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      focused.current = target as Element;
      // An Undo is outside of the rows.
      row.current = focused.current.closest("li[id]") ?? row.current;
    };
    // Some browsers send the event for a button that is being removed too, of others for one in a window that is left.
    const forget = ({ target }: FocusEvent) =>
      queueMicrotask(() => {
        const isLeft = target instanceof Element && target.isConnected && document.activeElement !== target;
        if (isLeft && focused.current === target) focused.current = null;
      });
    document.addEventListener("focusin", remember);
    document.addEventListener("focusout", forget);
    return () => {
      document.removeEventListener("focusin", remember);
      document.removeEventListener("focusout", forget);
    };
  }, []);
  // After every render: a button may be removed later than the new plan comes.
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus({ preventScroll: true });
  });
}
