import { useTranslations } from "use-intl";

import { Link } from "#web/ui/controls/link.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { ConsentChoice } from "./consent-choice.tsx";
import { LanguageChoice } from "./language-choice.tsx";
import { MeasureChoice } from "./measure-choice.tsx";
import { ThemeChoice } from "./theme-choice.tsx";

export function SiteFooter() {
  const t = useTranslations("shell.footer");
  const paths = usePaths();
  return (
    <footer aria-label={t("label")} className="border-t border-line bg-bg print:hidden py-8 text-sm text-ink-2">
      <div className="page-width grid gap-6 md:grid-cols-[1fr_auto] md:items-center">
        <div className="grid max-w-[62ch] gap-2">
          <p>{t("purpose")}</p>
          <p>{t("data")}</p>
          <p className="flex flex-wrap gap-x-5">
            {(["credits", "terms", "privacy"] as const).map((page) => (
              <Link key={page} to={paths[page]()} className="inline-flex min-h-tap items-center">
                {t(page)}
              </Link>
            ))}
            {/* A document of its own, which is the same with a network and without. */}
            <Link to={paths.offline()} reloadDocument className="inline-flex min-h-tap items-center">
              {t("offline")}
            </Link>
          </p>
        </div>
        <div className="flex flex-wrap items-center gap-x-4 gap-y-3 md:justify-end">
          <LanguageChoice />
          <ThemeChoice />
          <MeasureChoice />
          <ConsentChoice />
        </div>
      </div>
    </footer>
  );
}
