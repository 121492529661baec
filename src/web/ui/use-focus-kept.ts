import { type RefObject, useEffect, useRef } from "react";
import { useNavigation } from "react-router";

/**
 * What was pressed may be gone by what it did, and the focus with it: it goes to what is said of it, or else to the heading.
 *
 * @returns the `ref` of the box that holds the page
 */
export function useFocusKept(): RefObject<HTMLDivElement | null> {
  const page = useRef<HTMLDivElement>(null);
  const wasSent = useRef(false);
  const { state, formMethod } = useNavigation();
  useEffect(() => {
    if (formMethod === "POST") wasSent.current = true;
    if (state !== "idle" || !wasSent.current) return;
    wasSent.current = false;
    if (document.activeElement !== document.body) return;
    const statusMessages = [...(page.current?.querySelectorAll<HTMLElement>("[role=alert], [role=status]") ?? [])];
    const next =
      statusMessages.find(({ textContent }) => textContent !== "") ?? page.current?.querySelector<HTMLElement>("h1");
    if (!next) return;
    next.tabIndex = -1;
    next.focus();
  }, [state, formMethod]);
  return page;
}
