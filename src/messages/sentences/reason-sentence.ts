import type { Reason } from "#domain/planner/stage-planner/plan.ts";
import type { NameOf, PlannerText } from "./planner.ts";

/** The reason in words; `text` decides the language. */
export function reasonSentence(text: PlannerText, reason: Reason, nameOf: NameOf): string {
  // The table has one function for each code; the compiler cannot tie the two together by itself.
  const sentence = text.reasons[reason.code] as (facts: Reason, nameOf: NameOf) => string;
  return sentence(reason, nameOf);
}
