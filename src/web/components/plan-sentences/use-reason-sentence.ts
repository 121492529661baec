import { reasonSentence } from "#messages/sentences/reason-sentence.ts";
import type { NameOf } from "#messages/sentences/planner.ts";
import type { Reason } from "#domain/planner/stage-planner/plan.ts";

import { usePlannerText } from "./planner-sentences.tsx";

/** Formats a reason as a sentence with a capital letter. */
export function useReasonSentence(nameOf: NameOf): (reason: Reason) => string {
  const text = usePlannerText();
  return (reason) => {
    const sentence = reasonSentence(text, reason, nameOf);
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
  };
}
