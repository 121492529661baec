import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import { useVisitorPlans } from "#web/client/visitor-plans/visitor-plans.ts";
import { savedPlans } from "#web/components/visitor-plans/visitor-plan-list.tsx";

/** A link to the plans that this browser stores, on the same page. */
export function ShowSavedPlans({ className, children }: { className: string; children: ReactNode }) {
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
