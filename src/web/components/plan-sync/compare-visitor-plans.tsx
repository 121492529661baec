import { Form } from "react-router";
import { useTranslations } from "use-intl";

import type { VisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";
import { Button } from "#web/ui/controls/button.tsx";
import { Checkbox } from "#web/ui/controls/checkbox.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

/** The plans of this browser, of which some are ticked to be held side by side. */
export function CompareVisitorPlans({ plans }: { plans: readonly VisitorPlan[] }) {
  const t = useTranslations("visitorPlans");
  const paths = usePaths();
  return (
    <details className="border-t border-line">
      <summary className="min-h-tap content-center font-medium text-way">{t("compareThese")}</summary>
      <Form action={paths.compareWalks()} className="grid justify-items-start gap-1 pb-2">
        <p className="text-sm text-ink-2">{t("choose")}</p>
        {plans.map(({ id, name, search }) => (
          <Checkbox key={id} name="plan" value={search} label={name} />
        ))}
        <Button type="submit" variant="secondary" size="sm">
          {t("compare")}
        </Button>
      </Form>
    </details>
  );
}
