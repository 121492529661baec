import { useLocation } from "react-router";
import { useTranslations } from "use-intl";

import type { Paths } from "#web/i18n/paths.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import "./site-header.css";

/** Entries of the main navigation, in their order; a new page adds one line and its word under `shell.nav`. */
const navigation = [
  { key: "routes", to: (paths: Paths) => paths.routeFinder() },
  { key: "towns", to: (paths: Paths) => paths.townFinder() },
  { key: "houses", to: (paths: Paths) => paths.houseFinder() },
  { key: "planner", to: (paths: Paths) => paths.planner() },
  { key: "guide", to: (paths: Paths) => paths.guide() },
] as const;

/** The main navigation: a row of the header, and on phones under the thumb. @param reloads its pages are of another document */
export function SiteNav({ reloads = false }: { reloads?: boolean }) {
  const t = useTranslations("shell");
  const paths = usePaths();
  const { pathname } = useLocation();
  return (
    <nav
      aria-label={t("mainNavigation")}
      className="site-nav order-last -mx-2 flex min-w-0 gap-1 overflow-x-auto max-md:w-[calc(100%+1rem)] max-md:justify-between max-md:gap-0 md:order-none md:mx-0 md:ml-4"
    >
      {navigation.map((entry) => {
        const to = entry.to(paths);
        const current = to === pathname;
        return (
          <Link
            key={entry.key}
            to={to}
            data-page={entry.key}
            prefetch="intent"
            reloadDocument={reloads}
            aria-current={current ? "page" : undefined}
            className="flex min-h-tap items-center rounded-pill px-2 text-sm font-medium whitespace-nowrap text-ink no-underline hover:bg-way-soft hover:text-way focus-visible:rounded-pill aria-[current]:bg-way-soft aria-[current]:font-strong aria-[current]:text-way md:px-3.5 md:text-md"
          >
            {t(`nav.${entry.key}`)}
          </Link>
        );
      })}
    </nav>
  );
}
