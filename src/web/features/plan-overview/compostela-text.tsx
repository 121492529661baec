import { useTranslations } from "use-intl";

import type { ShownPlan } from "#contract/shown-plan.ts";
import { useFormats } from "#web/ui/formats.ts";
import { Notice } from "#web/ui/notice.tsx";

/** Whether the walk is enough for the Compostela, and from when stamps count. */
export function CompostelaText({ compostela }: { compostela: ShownPlan["compostela"] }) {
  const t = useTranslations("plans.compostela");
  const { kilometres } = useFormats();
  if (!compostela) return <p className="text-sm text-ink-2">{t("none")}</p>;
  const km = kilometres(compostela.km * 1000);
  return (
    <Notice kind={compostela.isReached ? "ok" : "warn"}>
      {t(compostela.isReached ? "reached" : "notReached", { km })}
      {compostela.twoStampsFromDay === null ? null : (
        <span className="block">{t("stamps", { day: compostela.twoStampsFromDay })}</span>
      )}
    </Notice>
  );
}
