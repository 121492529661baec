import { type FocusEvent, type PointerEvent, useEffect, useRef } from "react";
import { createPath, type Path } from "react-router";

import { whenIdle } from "#web/client/timing/when-idle.ts";
import { mayPrefetch, prefetchQueue } from "#web/client/prefetch/prefetch-queue.ts";
import { pathInLocale } from "#web/i18n/language.ts";

/** Addresses that do something when they are opened: nobody may open them before somebody means to. */
const neverAhead = /^\/(?:logout|plans\/start)(?:\/|$)/;

/** The page to be fetched before a link is followed; null where there is none, as within the page itself. */
export function pageAhead({ pathname, search }: Pick<Path, "pathname" | "search">, here: string): string | null {
  if (pathname === here || neverAhead.test(pathInLocale(pathname, "en"))) return null;
  return createPath({ pathname, search });
}

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
