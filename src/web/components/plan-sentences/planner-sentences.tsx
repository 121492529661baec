import { createContext, type ReactNode, useContext, useMemo } from "react";
import type { UnitSystem } from "#domain/units.ts";
import { type PlannerText, type NameOf, reasonSentence } from "#messages/sentences/planner.ts";
import { useUnits } from "#web/client/settings/units.ts";
import type { Reason } from "#domain/planner/stage-planner/plan.ts";

const sentences = createContext<PlannerText | null>(null);

interface PlannerSentencesProps {
  /** Those of the page's language: a browser loads no others. */
  textIn: (units: UnitSystem) => PlannerText;
  children: ReactNode;
}

/** Sentences about plans, in the units of the page. */
export function PlannerSentences({ textIn, children }: PlannerSentencesProps) {
  const units = useUnits();
  const text = useMemo(() => textIn(units), [textIn, units]);
  return <sentences.Provider value={text}>{children}</sentences.Provider>;
}

/** Sentences about plans in the language of the page. @throws Error outside of `PlannerSentences` */
export function usePlannerText(): PlannerText {
  const text = useContext(sentences);
  if (!text) throw new Error("Nobody gave the sentences about plans.");
  return text;
}

/** Formats a reason as a sentence with a capital letter. */
export function useReasonSentence(nameOf: NameOf): (reason: Reason) => string {
  const text = usePlannerText();
  return (reason) => {
    const sentence = reasonSentence(text, reason, nameOf);
    return sentence.charAt(0).toLocaleUpperCase() + sentence.slice(1);
  };
}
