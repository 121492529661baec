import { useTranslations, useLocale } from "use-intl";
import { Printer } from "lucide-react";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { NeedsNetwork } from "#web/features/plans/offline/offline-copy.tsx";
import { PlanWithoutNetwork } from "#web/features/plans/offline/plan-without-network.tsx";
import { EditButton } from "#web/components/plan-edits/editing.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";
import { planFileFormats, planFiles } from "#contract/plans/plan-files.ts";
import { queryString } from "#web/i18n/paths.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";

import { CalendarForms, type RefusedSharing, SharingForms } from "./sharing-forms.tsx";
import { CostSection } from "./cost-section.tsx";
import { PlanSection } from "./plan-section.tsx";

/** Whether the walk qualifies for the Compostela, and from when stamps count. */
function CompostelaText({ compostela, waivesCompostela }: Pick<ShownPlan, "compostela" | "waivesCompostela">) {
  const t = useTranslations("plans.compostela");
  const tw = useTranslations("plans.warnings.waysOut.edit");
  const { kilometres } = useFormats();
  if (!compostela) return <p className="text-sm text-ink-2">{t("none")}</p>;
  const isWaived = waivesCompostela && !compostela.isReached;
  const km = kilometres(compostela.km * 1000);
  return (
    <Notice
      kind={compostela.isReached ? "ok" : isWaived ? "info" : "warn"}
      action={
        isWaived ? (
          <EditButton edit={{ kind: "want-compostela" }} className="print:hidden">
            {tw("want-compostela")}
          </EditButton>
        ) : null
      }
    >
      {t(compostela.isReached ? "reached" : "notReached", { km })}
      {isWaived ? <span className="block">{t("waived")}</span> : null}
      {compostela.twoStampsFromDay === null || !compostela.isReached ? null : (
        <span className="block">{t("stamps", { day: compostela.twoStampsFromDay })}</span>
      )}
    </Notice>
  );
}

/** Target of the header's share button. */
export const shareSection = "share";

interface PlanAsideProps {
  plan: ShownPlan;
  share: string | undefined;
  refusedSharing: RefusedSharing | null;
}

/** Side column of a plan: download, cost, Compostela, files, and for its owner links to it. */
export function PlanAside({ plan, share, refusedSharing }: PlanAsideProps) {
  const t = useTranslations("plans");
  return (
    <div className="grid content-start gap-5 print:block print:space-y-5 lg:col-start-2 lg:row-span-2 lg:row-start-3">
      <PlanSection id="along" heading={t("along.heading")} needsScript className="print:hidden">
        <PlanWithoutNetwork uuid={plan.uuid} version={plan.version} share={share ?? null} />
      </PlanSection>
      <CostSection plan={plan} />
      <PlanSection heading={t("compostela.heading")}>
        <CompostelaText compostela={plan.compostela} waivesCompostela={plan.waivesCompostela} />
      </PlanSection>
      {plan.access === "owner" ? (
        <PlanSection id={shareSection} heading={t("sharing.heading")} lead={t("sharing.text")} className="print:hidden">
          <NeedsNetwork>
            <SharingForms plan={plan} refused={refusedSharing} />
          </NeedsNetwork>
        </PlanSection>
      ) : null}
      <PlanSection heading={t("files.heading")} lead={t("files.lead")} className="print:hidden">
        <FileList uuid={plan.uuid} share={share} isDated={plan.startDate !== null} />
      </PlanSection>
      {plan.access === "owner" ? (
        <PlanSection heading={t("subscription.heading")} lead={t("subscription.text")} className="print:hidden">
          <NeedsNetwork>
            <CalendarForms plan={plan} />
          </NeedsNetwork>
        </PlanSection>
      ) : null}
    </div>
  );
}

/** Exports of the plan, one per format. */
function FileList({ uuid, share, isDated }: { uuid: string; share: string | undefined; isDated: boolean }) {
  const t = useTranslations("plans.files");
  // A file is in the language of the page, whatever the browser prefers.
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
