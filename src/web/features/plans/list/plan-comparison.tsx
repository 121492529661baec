import { useTranslations } from "use-intl";

import type { ComparedWalk } from "#web/components/walk-comparison/compared-walk.ts";
import { WalkComparison } from "#web/components/walk-comparison/walk-comparison.tsx";
import { ButtonLink } from "#web/ui/controls/link.tsx";
import { Notice } from "#web/ui/layout/notice.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** Comparison of the user's own plans. */
export function PlanComparison({ walks, isOneGone }: { walks: readonly ComparedWalk[]; isOneGone: boolean }) {
  const t = useTranslations("comparison");
  const paths = usePaths();
  return (
    <>
      <header className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div className="grid gap-1">
          <h1 className="text-2xl">{t("title")}</h1>
          <p className="text-ink-2">{t("plansLead")}</p>
        </div>
        <ButtonLink to={paths.plans()} variant="secondary" size="sm">
          {t("toPlans")}
        </ButtonLink>
      </header>
      {isOneGone || walks.length < 2 ? <Notice kind="info">{t(isOneGone ? "gone" : "choose")}</Notice> : null}
      <WalkComparison walks={walks} />
    </>
  );
}
