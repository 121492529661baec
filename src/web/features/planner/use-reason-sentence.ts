import { useLocale } from "use-intl";

import { plannerText as english } from "#contract/reason-text/en.ts";
import { plannerText as spanish } from "#contract/reason-text/es.ts";
import { reasonSentence } from "#contract/reason-text/reason-sentence.ts";
import type { NameOf, PlannerText } from "#contract/reason-text/sentences.ts";
import type { Reason } from "#domain/stage-planner/plan.ts";

/** Sentences about plans in the language of the page. */
export function usePlannerText(): PlannerText {
  return useLocale() === "es" ? spanish : english;
}

/** Writes a reason as a sentence with a capital letter. */
export function useReasonSentence(nameOf: NameOf): (reason: Reason) => string {
  const text = usePlannerText();
  return (reason) => {
    const sentence = reasonSentence(text, reason, nameOf);
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
  };
}
