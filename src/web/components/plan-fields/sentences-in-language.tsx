import type { ReactNode } from "react";
import { useLocale } from "use-intl";

import type { PlannerText } from "#messages/sentences/planner.ts";

import { PlannerSentences } from "./planner-sentences.tsx";

const texts = import.meta.glob<PlannerText>("../../../messages/*/sentences/planner.ts", {
  eager: true,
  import: "plannerText",
});

/** For pages whose messages come with their data instead of by language: their script brings every language. */
export function SentencesInLanguage({ children }: { children: ReactNode }) {
  const text = texts[`../../../messages/${useLocale()}/sentences/planner.ts`] ?? null;
  return <PlannerSentences value={text}>{children}</PlannerSentences>;
}
