import { planFileFormats, planFiles } from "#contract/plans/plan-files.ts";
import { Printer } from "lucide-react";
import { useLocale, useTranslations } from "use-intl";

import { NeedsNetwork } from "#web/features/plans/offline/needs-network.tsx";
import { queryString } from "#web/i18n/paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

/** The plan as a file of each kind. */
export function FileList({ uuid, share, isDated }: { uuid: string; share: string | undefined; isDated: boolean }) {
  const t = useTranslations("plans.files");
  // The words of a file are those of the page, whatever the browser would rather read.
  const language = useLocale();
  const query = queryString({ share, language });
  return (
    <>
      <NeedsNetwork>
        <ul className="grid">
          {planFileFormats.map((format) =>
            planFiles[format].needsDates && !isDated ? null : (
              <li key={format} className="flex flex-wrap items-center gap-x-4 border-t border-line first:border-t-0">
                <a
                  href={`/api/plans/${uuid}.${format}${query}`}
                  download
                  rel="nofollow"
                  className="flex min-h-tap min-w-[min(100%,12rem)] flex-1 flex-wrap items-center gap-x-3 py-2 no-underline"
                >
                  <span className="w-12 shrink-0 font-strong">{t(format)}</span>
                  <span className="min-w-0 flex-1 basis-24 text-sm text-ink-2">{t(`${format}For`)}</span>
                </a>
                {isDated && planFiles[format].canHaveTimes ? (
                  <a
                    href={`/api/plans/${uuid}.${format}${queryString({ share, language, times: "true" })}`}
                    download
                    rel="nofollow"
                    aria-label={t("withTimesOf", { format: t(format) })}
                    className="flex min-h-tap items-center py-2 text-sm"
                  >
                    {t("withTimes")}
                  </a>
                ) : null}
              </li>
            ),
          )}
        </ul>
      </NeedsNetwork>
      <Button
        variant="secondary"
        size="sm"
        data-needs-script=""
        className="justify-self-start"
        onClick={() => window.print()}
      >
        <Icon of={Printer} size="sm" />
        {t("print")}
      </Button>
    </>
  );
}
