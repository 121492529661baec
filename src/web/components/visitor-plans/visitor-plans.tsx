import { Trash2 } from "lucide-react";
import { useEffect } from "react";
import { useTranslations } from "use-intl";
import { Form } from "react-router";

import type { Catalogue } from "#messages/areas.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { renewWalkDates } from "#web/client/offline/offline-plan-store.ts";
import { saveVisitorWalks } from "#web/client/offline/visitor-walks.ts";
import { ButtonLink, Link } from "#web/ui/controls/link.tsx";
import { IconButton, Button } from "#web/ui/controls/button.tsx";
import { lazyMessages } from "#web/ui/hydration/lazy-messages.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { removeVisitorPlan, type VisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";
import { Checkbox } from "#web/ui/controls/inputs.tsx";

const VisitorPlanMessages = lazyMessages(
  (locale) =>
    import(`../../../messages/${locale}/components/visitor-plans.ts`) as Promise<Pick<Catalogue, "visitorPlans">>,
);

interface VisitorPlansProps {
  plans: readonly VisitorPlan[];
}

/** A visitor's plans in this browser, with an offer to save them permanently. */
export function VisitorPlans(props: VisitorPlansProps) {
  return (
    <VisitorPlanMessages>
      <PlanList {...props} />
    </VisitorPlanMessages>
  );
}

function PlanList({ plans }: VisitorPlansProps) {
  const t = useTranslations("visitorPlans");
  const paths = usePaths();
  const isMember = useIdentity() !== null;
  useEffect(() => {
    // Offline this is retried when the plan is opened.
    void saveVisitorWalks().catch(() => undefined);
  }, [plans]);
  const remove = (id: string) => {
    removeVisitorPlan(id);
    void renewWalkDates().catch(() => undefined);
  };
  return (
    <section aria-label={t("heading")} className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      <h2 className="text-lg">{t("heading")}</h2>
      <ul className="grid">
        {plans.map(({ id, name, search }) => (
          <li key={id} className="flex items-center justify-between gap-2 border-t border-line">
            <Link to={paths.planner() + search} className="flex min-h-tap min-w-0 items-center break-words">
              {name}
            </Link>
            <IconButton icon={Trash2} label={t("remove", { name })} onClick={() => remove(id)} />
          </li>
        ))}
      </ul>
      {plans.length > 1 ? <CompareVisitorPlans plans={plans} /> : null}
      {isMember ? null : (
        <p className="flex flex-wrap items-center gap-3 text-sm text-ink-2">
          <span className="min-w-0 flex-1 basis-60">{t("offer")}</span>
          <ButtonLink to={paths.register(paths.plans())} variant="secondary" size="sm">
            {t("signUp")}
          </ButtonLink>
        </p>
      )}
    </section>
  );
}

/** The plans of this browser, which can be selected for comparison. */
function CompareVisitorPlans({ plans }: { plans: readonly VisitorPlan[] }) {
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
