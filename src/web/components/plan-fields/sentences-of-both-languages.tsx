import type { ReactNode } from "react";
import { useLocale } from "use-intl";

import { plannerText as english } from "#contract/planner/reason-text/en.ts";
import { plannerText as spanish } from "#contract/planner/reason-text/es.ts";

import { PlannerSentences } from "./planner-sentences.tsx";

/** For pages whose words come with their data instead of by language. */
export function SentencesOfBothLanguages({ children }: { children: ReactNode }) {
  return <PlannerSentences value={useLocale() === "es" ? spanish : english}>{children}</PlannerSentences>;
}
