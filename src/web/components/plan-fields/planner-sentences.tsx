import { createContext, useContext } from "react";

import type { PlannerText } from "#messages/sentences/planner.ts";

const sentences = createContext<PlannerText | null>(null);

/** The sentences about plans in the language of the page; a browser fetches those of that language alone. */
export const PlannerSentences = sentences.Provider;

/** Sentences about plans in the language of the page. @throws Error outside of `PlannerSentences` */
export function usePlannerText(): PlannerText {
  const text = useContext(sentences);
  if (!text) throw new Error("Nobody gave the sentences about plans.");
  return text;
}
