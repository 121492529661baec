import { useEffect, useState, useLayoutEffect } from "react";
import { useLocation, useNavigation } from "react-router";
import { useTranslations } from "use-intl";

/** Outlives this component, which layouts of other pages have too. Null until the document has shown its first page. */
let shownPath: string | null = null;

/**
 * After a navigation within the site, moves focus to the new page's heading and announces the page, as a browser does
 * when it loads a document.
 */
export function RouteAnnouncer() {
  const t = useTranslations("shell");
  const { pathname, hash } = useLocation();
  const [message, setMessage] = useState("");
  useEffect(() => {
    shownPath ??= pathname;
    if (shownPath === pathname) return;
    // The new title is set in the same commit; a frame later it is certain.
    const frame = requestAnimationFrame(() => {
      shownPath = pathname;
      setMessage(t("arrived", { title: document.title }));
      const heading = document.querySelector<HTMLElement>("h1");
      if (!heading || hash) return;
      heading.tabIndex = -1;
      heading.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, t]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {message}
    </div>
  );
}

/**
 * In page transitions only the old page becomes a snapshot, which fades out above the new one. A page that is itself
 * shown as a snapshot handles no input: clicks would be lost.
 */
export function PageFade() {
  const isLeaving = useNavigation().state !== "idle";
  useLayoutEffect(() => {
    document.documentElement.toggleAttribute("data-arrived", !isLeaving);
  }, [isLeaving]);
  return null;
}

/** Progress line at the top while the next page loads. Delayed, so that it does not flash for fast pages. */
export function PendingBar() {
  const t = useTranslations("shell");
  const pending = useNavigation().state !== "idle";
  return (
    <div role="status" className="pointer-events-none fixed inset-x-0 top-0 z-50 h-1 overflow-hidden">
      {pending ? (
        <div className="h-full w-2/5 animate-[pending-bar_1.2s_ease-in-out_150ms_infinite_backwards] rounded-pill bg-arrow">
          <span className="sr-only">{t("loading")}</span>
        </div>
      ) : null}
    </div>
  );
}
