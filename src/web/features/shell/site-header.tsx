import { useTranslations } from "use-intl";

import { classNames } from "#web/ui/class-names.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { AccountMenu } from "./account-menu.tsx";
import { Scallop } from "./scallop.tsx";
import { SearchOpener } from "./search/search-opener.tsx";
import { SiteNav } from "./site-nav.tsx";

/** `clear` lets the first screen's sky show through. */
export function SiteHeader({ clear }: { clear: boolean }) {
  const t = useTranslations("shell");
  const paths = usePaths();
  return (
    <header
      className={classNames(
        "relative z-20 flex print:hidden h-(--header-height) flex-wrap content-start items-center gap-x-4 px-4.5 md:flex-nowrap md:content-center md:px-8",
        clear ? "bg-transparent" : "border-b border-line bg-surface",
      )}
    >
      <Link
        to={paths.home()}
        className="flex min-h-tap items-center gap-2.5 font-display max-md:min-h-17 text-xl font-extrabold tracking-tight text-ink no-underline hover:text-ink"
      >
        <Scallop />
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
