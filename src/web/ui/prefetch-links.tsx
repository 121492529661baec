import { useCallback, useEffect, useRef, useSyncExternalStore } from "react";
import { PrefetchPageLinks } from "react-router";

import { prefetchQueue } from "#web/client/prefetch/prefetch-queue.ts";

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
