import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

/**
 * After a navigation within the site, moves focus to the new page's heading and says that the page has changed:
 * what a browser does by itself when it loads a document.
 */
export function RouteAnnouncer() {
  const t = useTranslations("shell");
  const { pathname, hash } = useLocation();
  const shownPath = useRef(pathname);
  const [message, setMessage] = useState("");
  useEffect(() => {
    if (shownPath.current === pathname) return;
    shownPath.current = pathname;
    // The new title is put in place in the same commit; a frame later it is certain.
    const frame = requestAnimationFrame(() => {
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
