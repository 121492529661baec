import { Trash2 } from "lucide-react";
import { Suspense } from "react";
import { useTranslations } from "use-intl";

import { useIdentity } from "#web/client/api/identity.tsx";
import { ButtonLink } from "#web/ui/controls/button-link.tsx";
import { IconButton } from "#web/ui/controls/icon-button.tsx";
import { Link } from "#web/ui/controls/link.tsx";
import { lazyPart } from "#web/ui/lazy-part.tsx";
import { usePaths } from "#web/ui/use-paths.ts";

import { removeVisitorPlan, type VisitorPlan } from "#web/client/visitor-plans/visitor-plans.ts";

/** Fetched with the second plan. */
const CompareVisitorPlans = lazyPart(async () => (await import("./compare-visitor-plans.tsx")).CompareVisitorPlans);

/** What a visitor keeps in this browser, with the way to keep it for good. */
export function VisitorPlans({ plans }: { plans: readonly VisitorPlan[] }) {
  const t = useTranslations("planner.keep");
  const paths = usePaths();
  const isMember = useIdentity() !== null;
  return (
    <section aria-label={t("heading")} className="grid gap-2 rounded-lg border border-line bg-surface px-4 py-3">
      <h2 className="text-lg">{t("heading")}</h2>
      <ul className="grid">
        {plans.map(({ id, name, search }) => (
          <li key={id} className="flex items-center justify-between gap-2 border-t border-line">
            <Link to={paths.planner() + search} className="flex min-h-tap min-w-0 items-center break-words">
              {name}
            </Link>
            <IconButton icon={Trash2} label={t("remove", { name })} onClick={() => removeVisitorPlan(id)} />
          </li>
        ))}
      </ul>
      {plans.length > 1 ? (
        <Suspense>
          <CompareVisitorPlans plans={plans} />
        </Suspense>
      ) : null}
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
