import { useEffect } from "react";

/** Long enough for a page to move the focus itself, in milliseconds. */
const patienceMs = 150;

/**
 * Where the focused element is removed, as a button is that its own effect replaces, the focus moves to the box it was in:
 * otherwise keyboard and screen reader would be back at the top of the page.
 */
export function useLostFocus(): void {
  useEffect(() => {
    let focused: Element | null = null;
    let boxes: readonly HTMLElement[] = [];
    let timer: ReturnType<typeof setTimeout> | undefined;
    const isLost = () => focused?.isConnected === false && document.activeElement === document.body;
    const recover = () => {
      if (isLost()) focusBox(boxes.find(({ isConnected }) => isConnected));
    };
    const observer = new MutationObserver(() => {
      if (!isLost()) return;
      clearTimeout(timer);
      timer = setTimeout(recover, patienceMs);
    });
    const listening = new AbortController();
    const { signal } = listening;
    const remember = ({ target }: FocusEvent) => {
      focused = target instanceof Element ? target : null;
      boxes = focused ? boxesAround(focused) : [];
    };
    // Some browsers say this of an element that is about to be removed, too.
    const forget = ({ target }: FocusEvent) =>
      setTimeout(() => {
        if (focused === target && focused?.isConnected) focused = null;
      });
    document.addEventListener("focusin", remember, { signal });
    document.addEventListener("focusout", forget, { signal });
    observer.observe(document.body, { childList: true, subtree: true });
    return () => {
      observer.disconnect();
      listening.abort();
      clearTimeout(timer);
    };
  }, []);
}

/** The elements around one, innermost first, up to the content of the page. */
function boxesAround({ parentElement }: Element): HTMLElement[] {
  if (!parentElement || parentElement.matches("main, body")) return [];
  return [parentElement, ...boxesAround(parentElement)];
}

function focusBox(box: HTMLElement | undefined): void {
  if (!box) return;
  if (!box.hasAttribute("tabindex")) {
    box.tabIndex = -1;
    box.addEventListener("blur", () => box.removeAttribute("tabindex"), { once: true });
  }
  box.focus({ preventScroll: true });
}
