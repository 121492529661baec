import { useTranslations } from "use-intl";

import type { WishDraft } from "#web/components/plan-sync/kept-wishes.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";

import { useOfflinePaths } from "../use-offline-paths.ts";

/** Says that other wishes for a plan wait on this device, and leads to them. */
export function WishesNotice({ uuid, draft }: { uuid: string; draft: WishDraft }) {
  const t = useTranslations("offline.plan");
  const paths = useOfflinePaths();
  return (
    <Notice
      kind="info"
      announce
      action={
        <ButtonLink to={paths.editPlan(uuid)} variant="secondary" size="sm">
          {t("solveWithDayes")}
        </ButtonLink>
      }
    >
      {t(draft.isToSend ? "wishesWait" : "wishesUnsaved")}
    </Notice>
  );
}
