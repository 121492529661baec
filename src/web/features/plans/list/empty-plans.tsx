import { useTranslations } from "use-intl";

import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { Card } from "#web/ui/layout/card.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** What to do while there is no plan. */
export function EmptyPlans() {
  const t = useTranslations("plans.list");
  const paths = usePaths();
  return (
    <Card className="grid justify-items-start gap-4 px-6 py-8">
      <p className="max-w-[56ch] text-lg">{t("emptyText")}</p>
      <div className="flex flex-wrap gap-3">
        <ButtonLink to={paths.startPlan()} variant="arrow">
          {t("start")}
        </ButtonLink>
        <ButtonLink to={paths.newPlan()} variant="secondary">
          {t("new")}
        </ButtonLink>
      </div>
    </Card>
  );
}
