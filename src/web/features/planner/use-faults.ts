import type { ReactNode } from "react";
import { useTranslations } from "use-intl";

import type { PlannerInput } from "#domain/stage-planner/plan.ts";

import type { Planner } from "./use-planner.ts";
import { usePlannerText } from "#web/components/plan-fields/planner-sentences.tsx";

/** What is wrong with the wish of a field: not understood, or not to be met. */
export function useFaults({ outcome, wishes, data, nameOf }: Planner): (field: keyof PlannerInput) => ReactNode | null {
  const t = useTranslations("planner.faults");
  const text = usePlannerText();
  return (field) => {
    if (field === "route" && data.unknownRoute) return text.unknownRoute(data.unknownRoute);
    const fault = wishes.faults.find((candidate) => candidate.field === field);
    if (fault) return t(fault.field, { typed: fault.typed });
    const refusal = outcome.ok ? undefined : outcome.refusals.find((candidate) => candidate.field === field);
    return refusal ? text.refusal(refusal, nameOf) : null;
  };
}
