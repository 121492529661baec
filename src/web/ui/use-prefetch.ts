import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";

import { whenIdle } from "#web/client/timing/when-idle.ts";

import { mayPrefetch, prefetchQueue } from "#web/client/prefetch/prefetch-queue.ts";

export type PrefetchMoment = "intent" | "viewport" | "none";

/** How long a pointer has to rest on a link before its page is fetched, in milliseconds. */
export const debounceMs = 100;

/** Fetches a page ahead when somebody is about to follow the link to it, or as soon as the link is seen. */
export function usePrefetch(page: string | null, moment: PrefetchMoment) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const link = useRef<HTMLAnchorElement>(null);
  const isOn = page !== null && moment !== "none";
  const ask = () => {
    if (isOn && mayPrefetch(navigator)) prefetchQueue.ask(page);
  };
  const intend = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, debounceMs);
  };
  const leave = () => {
    clearTimeout(timer.current);
    if (isOn) prefetchQueue.forget(page);
  };
  useEffect(() => {
    const element = link.current;
    if (page === null || moment !== "viewport" || !element || !mayPrefetch(navigator)) return undefined;
    let takeBack: (() => void) | undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some((entry) => entry.isIntersecting)) return;
      observer.disconnect();
      takeBack = whenIdle(() => prefetchQueue.ask(page));
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      takeBack?.();
    };
  }, [page, moment]);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    link,
    intend: (_: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => intend(),
    leave: (_: PointerEvent<HTMLAnchorElement> | FocusEvent<HTMLAnchorElement>) => leave(),
  };
}
