import { ChevronDown } from "lucide-react";
import type { ReactNode } from "react";
import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import { useFormats } from "#web/ui/text/formats.ts";
import { SkipLink } from "#web/ui/controls/link.tsx";
import { NavLink } from "#web/ui/controls/nav-link.tsx";
import { classNames } from "#web/ui/class-names.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { YieldBeforeRender } from "#web/ui/hydration/yield-before-render.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { type NavCounts, type NavEntry, useAdministrationNav } from "./administration-nav.ts";
import { useFocusKept } from "#web/ui/use-focus-kept.ts";

interface AdministrationFrameProps {
  isAdministrator: boolean;
  counts: NavCounts;
  /** The page has its own margins, and is as high as the window. */
  isFilled?: boolean;
  children: ReactNode;
}

/** Navigation of administration beside the page; on narrow screens a menu above it. */
export function AdministrationLayout({
  isAdministrator,
  counts,
  isFilled = false,
  children,
}: AdministrationFrameProps) {
  const t = useTranslations("administration.nav");
  const entries = useAdministrationNav(isAdministrator, counts);
  const page = useFocusKept();
  const { pathname } = useLocation();
  const current = entries.findLast(({ to, isExact }) => pathname === to || (!isExact && pathname.startsWith(`${to}/`)));
  return (
    <div
      className={classNames(
        "grid flex-1 lg:grid-cols-[17rem_minmax(0,1fr)] lg:content-stretch",
        isFilled ? "max-lg:grid-rows-[auto_1fr]" : "content-start",
      )}
    >
      <nav
        aria-label={t("label")}
        className="relative border-b border-line bg-surface px-3 py-1 lg:border-r lg:border-b-0 lg:px-3.5 lg:py-6"
      >
        {/* The header has been skipped already, or come through: these are as many again. */}
        <SkipLink to="desk" label={t("skip")} />
        {/* Closed on each new page. It opens the list after it, which wide screens always show. */}
        <details key={pathname} className="group peer lg:hidden">
          <summary className="flex min-h-tap list-none items-center gap-3 rounded-md px-3 font-medium">
            {current ? <Icon of={current.icon} size="sm" /> : null}
            <span className="min-w-0 flex-1">
              {t("label")}
              {current ? <span className="text-ink-2">: {current.label}</span> : null}
            </span>
            <Icon of={ChevronDown} size="sm" className="group-open:rotate-180" />
          </summary>
        </details>
        <div className="grid gap-1 max-lg:hidden max-lg:grid-cols-[repeat(auto-fill,minmax(min(14rem,100%),1fr))] max-lg:gap-y-0 max-lg:peer-open:grid">
          <NavEntries entries={entries} />
        </div>
      </nav>
      <div
        ref={page}
        id="desk"
        tabIndex={-1}
        className={
          isFilled ? "flex min-w-0 flex-col outline-none" : "min-w-0 px-4.5 pt-4 pb-6 outline-none md:px-8 md:py-8"
        }
      >
        <Notice kind="info" className="script-hidden mb-4">
          {t("noScript")}
        </Notice>
        <YieldBeforeRender>{children}</YieldBeforeRender>
      </div>
    </div>
  );
}

function NavEntries({ entries }: { entries: readonly NavEntry[] }) {
  const formats = useFormats();
  return entries.map(({ to, label, icon, count, isExact = false }) => (
    <NavLink
      key={to}
      to={to}
      end={isExact}
      className="flex min-h-tap items-center gap-3 rounded-md px-3 font-medium text-ink no-underline hover:bg-way-soft hover:text-way aria-[current]:bg-way-soft aria-[current]:font-strong aria-[current]:text-way"
    >
      <Icon of={icon} size="sm" />
      <span className="min-w-0 flex-1 wrap-anywhere">{label}</span>
      {count === undefined ? null : <span className="text-sm tabular-nums">{formats.count(count)}</span>}
    </NavLink>
  ));
}
