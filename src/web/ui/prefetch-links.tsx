import { useCallback, useEffect, useRef, useSyncExternalStore, type FocusEvent, type PointerEvent } from "react";
import { PrefetchPageLinks, createPath, type Path } from "react-router";

import { prefetchQueue, mayPrefetch } from "#web/client/prefetch-queue.ts";
import { whenIdle } from "#web/client/when-idle.ts";
import { pathInLocale } from "#web/i18n/language.ts";

const none: readonly string[] = [];
/** Browsers that say nothing of what they fetch ahead keep a place no longer than this, in milliseconds. */
const timeoutMs = 10_000;

/** Holds the links by which browsers fetch the pages of the queue ahead. */
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
    // A page that is shown already needs no link at all.
    finishWhenAllArrived();
    const timer = setTimeout(() => prefetchQueue.finish(page), timeoutMs);
    return () => clearTimeout(timer);
  }, [page, finishWhenAllArrived]);
  // Handed on to each link, though the component's type does not say so; links with them stay where they are rendered.
  const listeners: object = { onLoad: note, onError: note };
  return (
    <span ref={place} hidden>
      <PrefetchPageLinks page={page} {...listeners} />
    </span>
  );
}

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
