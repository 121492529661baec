import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { EditButton } from "#web/components/plan-edits/editing.tsx";
import { useFormats } from "#web/ui/text/formats.ts";
import { Notice } from "#web/ui/layout/notice.tsx";

/** Whether the walk is enough for the Compostela, and from when stamps count. */
export function CompostelaText({ compostela, waivesCompostela }: Pick<ShownPlan, "compostela" | "waivesCompostela">) {
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
