import type { Alternative, Reason } from "#domain/planner/stage-planner/plan.ts";
import { reasonSentence } from "./reason-sentence.ts";
import type { NameOf, PlannerText } from "./planner.ts";

interface PlannedDay {
  readonly kind: "walk" | "rest";
  readonly reasons: readonly Reason[];
  readonly alternatives: readonly Alternative[];
}

/** Days as answers tell of them: their reasons in words and as codes, and other ends where there is a walk. */
export function daysInWords<Day extends PlannedDay>(days: readonly Day[], text: PlannerText, nameOf: NameOf) {
  return days.map(({ reasons, alternatives, ...day }) => ({
    ...day,
    reasons: reasons.map((reason) => reasonSentence(text, reason, nameOf)),
    reasonFacts: reasons,
    ...(day.kind === "walk" && { alternatives }),
  }));
}
