import type { ReactNode } from "react";
import { useTranslations } from "use-intl";
import { useLocation } from "react-router";

import { Button } from "#web/ui/controls/button.tsx";
import { SavedList } from "./saved-list.tsx";

/** Says that a page needs a network, and what is there without one. */
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

/** In place of a page that cannot be fetched: what was asked for, and what is there instead. */
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
