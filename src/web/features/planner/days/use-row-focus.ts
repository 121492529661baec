import { useEffect, useRef } from "react";

const rowPrefix = "day-";

export function dayRowId(day: number): string {
  return `${rowPrefix}${day}`;
}

/**
 * When the focused button is removed by the change that it made, the row of the day used last takes the focus: otherwise
 * keyboard and screen reader would be back at the top of the page.
 */
export function useRowFocus(): void {
  const focused = useRef<Element | null>(null);
  const row = useRef<string | null>(null);
  useEffect(() => {
    const remember = ({ target }: FocusEvent) => {
      if (!(target instanceof Element)) return;
      focused.current = target;
      // An Undo is outside of the rows.
      row.current = target.closest(`[id^="${rowPrefix}"]`)?.id ?? row.current;
    };
    document.addEventListener("focusin", remember);
    return () => document.removeEventListener("focusin", remember);
  }, []);
  // After every render: a button may be removed later than the new plan comes.
  useEffect(() => {
    if (row.current === null || focused.current?.isConnected !== false || document.activeElement !== document.body)
      return;
    document.getElementById(row.current)?.querySelector("button")?.focus({ preventScroll: true });
  });
}
