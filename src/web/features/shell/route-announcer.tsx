import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>("h1");
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

/** Whether a link of a page that slept led to this document, which its script has noted. Says so once. */
function wasFollowedTo(pathname: string): boolean {
  try {
    const followed = sessionStorage.getItem("vieira-followed");
    sessionStorage.removeItem("vieira-followed");
    return followed === pathname;
  } catch {
    return false;
  }
}

/**
 * After a navigation within the site, moves focus to the new page's heading and says that the page has changed:
 * what a browser does by itself when it loads a document. The focus moves too where a link led to a document of its own.
 */
export function RouteAnnouncer() {
  const t = useTranslations("shell");
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (wasFollowedTo(location.pathname) && !location.hash && document.activeElement === document.body) focusHeading();
  }, []);
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The new title is put in place in the same commit; a frame later it is certain.
    const frame = requestAnimationFrame(() => {
      setMessage(t("arrived", { title: document.title }));
      if (!hash) focusHeading();
    });
    return () => cancelAnimationFrame(frame);
  }, [pathname, hash, t]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {message}
    </div>
  );
}
