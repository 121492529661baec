import { type FormEvent, type SyntheticEvent, type MouseEvent, useEffect, useRef } from "react";
import { useNavigate, useSubmit } from "react-router";

import { mayPrefetch, prefetchQueue } from "#web/client/prefetch-queue.ts";
import { pageAhead, debounceMs } from "#web/ui/prefetch-links.tsx";
import { prefersReducedMotion } from "#web/ui/use-media.ts";

/** The internal link that is the target of an event. */
function linkAt({ target }: SyntheticEvent): HTMLAnchorElement | null {
  return target instanceof Element ? target.closest<HTMLAnchorElement>("a[data-page]") : null;
}

const isPlain = (event: MouseEvent) =>
  event.button === 0 && !(event.metaKey || event.ctrlKey || event.shiftKey || event.altKey);

/** Behaviour of `Link`, and of a `Form` that submits to its own page, for all links and forms of a static part. */
export function useStaticLinks() {
  const navigate = useNavigate();
  const submit = useSubmit();
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  return {
    follow: (event: MouseEvent) => {
      const link = linkAt(event);
      if (!link || event.defaultPrevented || !isPlain(event) || link.target !== "") return;
      event.preventDefault();
      const isInPlace = link.dataset["page"] === "in-place";
      void navigate(link.pathname + link.search + link.hash, {
        replace: isInPlace || link.href === location.href,
        preventScrollReset: isInPlace,
        viewTransition: link.pathname !== location.pathname && !prefersReducedMotion(),
      });
    },
    submit: (event: FormEvent<HTMLElement>) => {
      const form = event.target;
      if (!(form instanceof HTMLFormElement) || form.method !== "get") return;
      const { submitter } = event.nativeEvent as SubmitEvent;
      const action = submitter?.getAttribute("formaction") ?? form.action;
      // Downloads are left to the browser.
      if (new URL(action, location.href).pathname !== location.pathname) return;
      event.preventDefault();
      void submit(form, { preventScrollReset: true });
    },
    intend: (event: SyntheticEvent) => {
      const link = linkAt(event);
      const page = link && pageAhead(link, location.pathname);
      if (!page) return;
      clearTimeout(timer.current);
      timer.current = setTimeout(() => mayPrefetch(navigator) && prefetchQueue.request(page), debounceMs);
    },
    leave: (event: SyntheticEvent) => {
      const link = linkAt(event);
      const page = link && pageAhead(link, location.pathname);
      if (!page) return;
      clearTimeout(timer.current);
      prefetchQueue.forget(page);
    },
  };
}
