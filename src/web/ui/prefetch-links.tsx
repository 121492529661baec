import { useCallback, useEffect, useRef, useSyncExternalStore, type FocusEvent, type PointerEvent } from "react";
import { PrefetchPageLinks, createPath, type Path } from "react-router";

import { prefetchQueue, mayPrefetch } from "#web/client/prefetch-queue.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { pathInLocale } from "#web/i18n/language.ts";

const none: readonly string[] = [];
/** Slot timeout in milliseconds, for browsers that fire no events for prefetches. */
const prefetchTimeoutMs = 10_000;

/** Renders the links by which browsers prefetch the pages of the queue. */
export function PrefetchLinks() {
  const pages = useSyncExternalStore(prefetchQueue.subscribe, prefetchQueue.active, () => none);
  return pages.map((page) => <PageAhead key={page} page={page} />);
}

function PageAhead({ page }: { page: string }) {
  const place = useRef<HTMLSpanElement>(null);
  const arrived = useRef(new Set<EventTarget>());
  const finishWhenAllArrived = useCallback(() => {
    const links = [...(place.current?.querySelectorAll("link[rel=prefetch][as=fetch], link[rel=modulepreload]") ?? [])];
    if (links.every((link) => arrived.current.has(link))) prefetchQueue.finish(page);
  }, [page]);
  const note = (event: { currentTarget: EventTarget }) => {
    arrived.current.add(event.currentTarget);
    finishWhenAllArrived();
  };
  useEffect(() => {
    // The current page needs no link.
    finishWhenAllArrived();
    const timer = setTimeout(() => prefetchQueue.finish(page), prefetchTimeoutMs);
    return () => clearTimeout(timer);
  }, [page, finishWhenAllArrived]);
  // Passed on to each link, though the component's type lacks it; links with it stay where they are rendered.
  const listeners: object = { onLoad: note, onError: note };
  return (
    <span ref={place} hidden>
      <PrefetchPageLinks page={page} {...listeners} />
    </span>
  );
}

/** Addresses with side effects, which must not be prefetched. */
const neverAhead = /^\/(?:logout|plans\/start)(?:\/|$)/;

/** The page to prefetch for a link; null if there is none, as within the same page. */
export function pageAhead({ pathname, search }: Pick<Path, "pathname" | "search">, here: string): string | null {
  if (pathname === here || neverAhead.test(pathInLocale(pathname, "en"))) return null;
  return createPath({ pathname, search });
}

export type PrefetchMoment = "intent" | "viewport" | "none";

/** How long a pointer has to hover over a link before its page is fetched, in milliseconds. */
export const debounceMs = 100;

/** Prefetches a page on intent to follow its link, or as soon as the link is visible. */
export function usePrefetch(page: string | null, moment: PrefetchMoment) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const link = useRef<HTMLAnchorElement>(null);
  const isOn = page !== null && moment !== "none";
  const ask = () => {
    if (isOn && mayPrefetch(navigator)) prefetchQueue.request(page);
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
      takeBack = whenIdle(() => prefetchQueue.request(page));
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
