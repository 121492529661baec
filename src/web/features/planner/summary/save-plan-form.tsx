import { Bookmark, BookmarkCheck } from "lucide-react";
import type { FormEvent, ReactNode } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import type { PlannerOptions } from "#domain/planner/options/planner-options.ts";
import { useIdentity } from "#web/client/api/identity.tsx";
import { useNotify } from "#web/ui/toasts/use-notify.ts";
import { Button, buttonLook } from "#web/ui/controls/button.tsx";
import { Icon } from "#web/ui/icons/icon.tsx";
import { usePaths } from "#web/ui/use-paths.ts";
import type { PlannerPlanView } from "#web/features/planner/view/plan-view.ts";
import { saveVisitorPlan, useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { savedPlans } from "#web/components/visitor-plans/visitor-plan-list.tsx";

interface SavePlanFormProps {
  /** The planner's address of the plan. */
  search: string;
  input: PlannerOptions;
  name: string;
  plan: Pick<PlannerPlanView, "timeZone"> & { readonly totals: { readonly days: number } };
}

/** Saves the displayed plan: in the account, or for visitors in the browser, where one that is saved leads to the list. */
export function SavePlanForm({ search, input, name, plan }: SavePlanFormProps) {
  const t = useTranslations("planner.keep");
  const paths = usePaths();
  const isMember = useIdentity() !== null;
  const notify = useNotify();
  const { state, formAction } = useNavigation();
  const isSaved = useVisitorPlans().some((saved) => saved.search === search) && !isMember;
  const action = paths.keepPlan(search);
  const save = (event: FormEvent) => {
    if (isMember) return;
    event.preventDefault();
    try {
      const { timeZone, totals } = plan;
      saveVisitorPlan({ name, search, input, days: totals.days, ...(timeZone !== undefined && { timeZone }) });
      notify("success", t("inBrowser"));
    } catch {
      notify("error", t("refused"));
    }
  };
  if (isSaved)
    return (
      <ShowSavedPlans className={buttonLook("secondary", "sm")}>
        <Icon of={BookmarkCheck} size="sm" />
        {t("kept")}
      </ShowSavedPlans>
    );
  return (
    <Form method="post" action={action} onSubmit={save}>
      <input type="hidden" name="name" value={name} />
      <Button type="submit" size="sm" busy={state !== "idle" && formAction === action}>
        <Icon of={Bookmark} size="sm" />
        <span>{t.rich("keep", { more: (chunks) => <span className="max-[23rem]:sr-only">{chunks}</span> })}</span>
      </Button>
    </Form>
  );
}

/** A link to the plans that this browser stores, on the same page. */
function ShowSavedPlans({ className, children }: { className: string; children: ReactNode }) {
  return (
    <a
      href={`#${savedPlans}`}
      className={className}
      onClick={(event) => {
        // Without a history entry, after which the router would restore the scroll position.
        event.preventDefault();
        const plans = document.getElementById(savedPlans);
        plans?.scrollIntoView({ block: "center" });
        plans?.focus({ preventScroll: true });
      }}
    >
      {children}
    </a>
  );
}

/** On narrow screens, where they are below all days: a link to the plans that this browser stores, if there are any. */
export function SavedPlansLink() {
  const t = useTranslations("planner.keep");
  const { length: count } = useVisitorPlans();
  if (count === 0) return null;
  return <ShowSavedPlans className="flex min-h-tap items-center xl:hidden">{t("saved", { count })}</ShowSavedPlans>;
}
