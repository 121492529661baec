import { useTranslations } from "use-intl";
import { UserRound } from "lucide-react";
import { Suspense } from "react";
import { useLocation } from "react-router";

import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { pathInLocale } from "#web/i18n/language.ts";
import { Icon } from "#web/ui/icons/icon.tsx";
import { lazyPart } from "#web/ui/hydration/lazy-part.tsx";
import type { Paths } from "#web/i18n/paths.ts";

import { Logo } from "./logo.tsx";
import { SearchOpener } from "../search/search-opener.tsx";
import "./site-header.css";

/** Not needed by visitors. */
const MemberMenu = lazyPart(async () => (await import("./member-menu.tsx")).MemberMenu);

/** Sign-in for visitors; for members their name with links to their own pages. */
function AccountMenu() {
  const identity = useIdentity();
  if (!identity) return <SignInLink />;
  return (
    <Suspense fallback={<span className="size-tap" />}>
      <MemberMenu identity={identity} />
    </Suspense>
  );
}

/** After sign-in a redirect back to these pages would be useless. */
const pagesOfGuests = /^\/(?:login|register|forgotten-password|reset-password|confirm-email|logout)(?:\/|$)/;

function SignInLink() {
  const t = useTranslations("shell.account");
  const paths = usePaths();
  const { pathname, search } = useLocation();
  const isGuestPage = pagesOfGuests.test(pathInLocale(pathname, "en"));
  const back = isGuestPage ? (new URLSearchParams(search).get("redirect") ?? undefined) : pathname + search;
  return (
    <Link
      to={paths.login(back)}
      className="flex min-h-tap min-w-tap items-center justify-center gap-2 rounded-pill px-2 font-medium text-ink no-underline hover:bg-way-soft hover:text-way focus-visible:rounded-pill sm:px-3.5"
    >
      <Icon of={UserRound} />
      <span className="sr-only sm:max-md:not-sr-only lg:not-sr-only">{t("signIn")}</span>
    </Link>
  );
}

/** `clear` lets the sky of the home page show through. */
export function SiteHeader({ clear }: { clear: boolean }) {
  const t = useTranslations("shell");
  const paths = usePaths();
  return (
    <header
      className={classNames(
        "site-header relative z-20 flex print:hidden h-(--header-height) flex-wrap content-start items-center gap-x-4 px-4.5 md:flex-nowrap md:content-center md:px-8",
        clear ? "bg-transparent" : "border-b border-line bg-surface",
      )}
    >
      <Link
        to={paths.home()}
        className="site-brand flex min-h-tap items-center gap-2.5 font-display max-md:min-h-17 text-xl font-bold tracking-tight text-ink no-underline hover:text-ink"
      >
        <Logo />
        {t("brand")}
      </Link>
      <SiteNav />
      <div className="ml-auto flex items-center gap-1">
        <SearchOpener />
        <AccountMenu />
      </div>
    </header>
  );
}

/** Entries of the main navigation, in order; a new page adds one line and its message under `shell.nav`. */
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
