import { type ReactNode, useEffect, useRef } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";
import { SkipLink } from "#web/ui/controls/skip-link.tsx";
import { NavLink } from "#web/ui/controls/nav-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { type NavCounts, useAdministrationNav } from "./administration-nav.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";

interface AdministrationFrameProps {
  isAdministrator: boolean;
  counts: NavCounts;
  /** The page has its own margins, and is as high as the window. */
  isFilled?: boolean;
  children: ReactNode;
}

/** Navigation of administration beside the page; above it on phones. */
export function AdministrationLayout({
  isAdministrator,
  counts,
  isFilled = false,
  children,
}: AdministrationFrameProps) {
  const t = useTranslations("administration.nav");
  const formats = useFormats();
  const entries = useAdministrationNav(isAdministrator, counts);
  const nav = useRef<HTMLElement>(null);
  const page = useFocusKept();
  const { pathname } = useLocation();
  useEffect(() => {
    // On phones the entries are in one row, and the current one may be out of sight.
    const current = nav.current?.querySelector<HTMLElement>("[aria-current]");
    if (nav.current && current) nav.current.scrollLeft = current.offsetLeft - nav.current.clientWidth / 3;
  }, [pathname]);
  return (
    <div
      className={classNames(
        "grid flex-1 lg:grid-cols-[17rem_minmax(0,1fr)] lg:content-stretch",
        isFilled ? "max-lg:grid-rows-[auto_1fr]" : "content-start",
      )}
    >
      <nav
        ref={nav}
        aria-label={t("label")}
        className="relative flex gap-1 overflow-x-auto border-b border-line bg-surface px-3 py-2 lg:grid lg:grid-cols-[minmax(0,1fr)] lg:content-start lg:border-r lg:border-b-0 lg:px-3.5 lg:py-6"
      >
        {/* The header has been skipped already, or come through: these are as many again. */}
        <SkipLink to="desk" label={t("skip")} />
        {entries.map(({ to, label, icon, count, isExact = false }) => (
          <NavLink
            key={to}
            to={to}
            end={isExact}
            className="flex min-h-tap items-center gap-3 rounded-md px-3 font-medium whitespace-nowrap text-ink no-underline hover:bg-way-soft hover:text-way aria-[current]:bg-way-soft aria-[current]:font-strong aria-[current]:text-way"
          >
            <Icon of={icon} size="sm" />
            <span className="flex-1">{label}</span>
            {count === undefined ? null : <span className="text-sm tabular-nums">{formats.count(count)}</span>}
          </NavLink>
        ))}
      </nav>
      <div
        ref={page}
        id="desk"
        tabIndex={-1}
        className={isFilled ? "flex min-w-0 flex-col outline-none" : "min-w-0 px-4.5 py-6 outline-none md:px-8 md:py-8"}
      >
        <Notice kind="info" className="script-hidden mb-4">
          {t("noScript")}
        </Notice>
        {children}
      </div>
    </div>
  );
}
