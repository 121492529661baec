import { useTranslations } from "use-intl";

import type { EditorPlan } from "#contract/plans/plan-editor.ts";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** What a plan is that is not in one's account: somebody else's, or one that this browser alone has. */
export function OtherPlanNotice({ plan, isVisitors }: { plan: EditorPlan; isVisitors: boolean }) {
  const t = useTranslations("today");
  const paths = usePaths();
  if (!isVisitors) return <Notice kind="info">{t("shared")}</Notice>;
  return (
    <Notice
      kind="info"
      action={
        <ButtonLink to={paths.register(paths.today())} variant="quiet" size="sm">
          {t("none.register")}
        </ButtonLink>
      }
    >
      {t("visitorPlan", { name: plan.name })}
    </Notice>
  );
}
