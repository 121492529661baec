import { useEffect, useRef } from "react";

/**
 * Once a day has been expanded: when the focused button is removed by the change that it made, the row of the day used last takes the focus: otherwise
 * keyboard and screen reader would be back at the top of the page.
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
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // After every render: a button may be removed later than the new plan comes.
  useEffect(() => {
    if (focused.current?.isConnected === false && document.activeElement === document.body)
      row.current?.querySelector("button")?.focus({ preventScroll: true });
  });
}
