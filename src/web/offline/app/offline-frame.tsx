import { WifiOff } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "react-router";

import { Logo } from "#web/features/shell/header/logo.tsx";
import { SiteNav } from "#web/features/shell/header/site-header.tsx";
import { Chip } from "#web/ui/layout/chip.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import { Link } from "#web/ui/controls/link.tsx";
import { Button } from "#web/ui/controls/button.tsx";

import { useLostFocus } from "#web/ui/use-lost-focus.ts";
import { SavedList } from "./saved-list.tsx";

/** Name of the site, navigation, offline mark and page. */
export function OfflineFrame({ isOnline = false, children }: { isOnline?: boolean; children: ReactNode }) {
  const t = useTranslations("offline");
  const paths = usePaths();
  useLostFocus();
  return (
    <>
      <header className="relative z-20 flex h-(--header-height) flex-wrap content-start items-center gap-x-4 border-b border-line bg-surface px-4.5 md:flex-nowrap md:content-center md:px-8 print:hidden">
        <a
          href={isOnline ? paths.home() : paths.offline()}
          className="flex min-h-tap items-center gap-2.5 font-display max-md:min-h-17 text-xl font-bold tracking-tight text-ink no-underline hover:text-ink"
        >
          <Logo />
          Vieira
        </a>
        <SiteNav reloads={isOnline} />
        <span className="ml-auto" role="status">
          {isOnline ? null : (
            <Chip tone="warn" icon={WifiOff}>
              {t("mark")}
            </Chip>
          )}
        </span>
      </header>
      <main id="content" tabIndex={-1} className="flex flex-1 flex-col outline-none">
        {children}
      </main>
    </>
  );
}

/** Says what is not saved in this browser, with a link to what is. */
export function MissingPage({ title, heading, text }: Record<"title" | "heading" | "text", string>) {
  const t = useTranslations("offline.plan");
  const paths = usePaths();
  return (
    <div className="page-width grid max-w-[62rem] content-start gap-4 py-12">
      <title>{`${title} – Vieira`}</title>
      <h1 className="text-2xl">{heading}</h1>
      <p className="max-w-[60ch] text-lg text-ink-2">{text}</p>
      <p>
        <Link to={paths.offline()} className="inline-flex min-h-tap items-center">
          {t("back")}
        </Link>
      </p>
    </div>
  );
}

/** Shown for a plan, or a day of one, that is not saved in this browser. */
export function MissingPlan() {
  const t = useTranslations("offline.plan");
  return <MissingPage title={t("missing")} heading={t("missing")} text={t("missingHelp")} />;
}

/** Says that a page needs a network, and what is available offline. */
export function Unreachable({ path, children }: { path?: string; children?: ReactNode }) {
  const t = useTranslations("offline.unreachable");
  return (
    <div className="page-width grid max-w-[62rem] gap-4 py-12">
      <h1 className="text-2xl">{t("heading")}</h1>
      <div className="grid max-w-[60ch] gap-2 text-lg text-ink-2">
        {path === undefined ? null : <p className="break-words">{t("text", { path })}</p>}
        <p>{t("lead")}</p>
      </div>
      {path === undefined ? null : (
        <p>
          <Button variant="secondary" onClick={() => window.location.reload()}>
            {t("again")}
          </Button>
        </p>
      )}
      {children}
    </div>
  );
}

/** Fallback for a page that cannot be fetched: its address, and what is available instead. */
export function UnreachablePage() {
  const t = useTranslations("offline");
  const { pathname } = useLocation();
  return (
    <Unreachable path={pathname}>
      <title>{`${t("title")} – Vieira`}</title>
      <section aria-labelledby="kept" className="mt-4 grid gap-3">
        <h2 id="kept" className="text-xl">
          {t("list.heading")}
        </h2>
        <SavedList />
      </section>
    </Unreachable>
  );
}
