import type { ReactNode } from "react";
import { useLocale } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";

import { PlannerSentences } from "./planner-sentences.tsx";

const texts = import.meta.glob<PlannerText>("../../../messages/*/sentences/planner.ts", {
  eager: true,
  import: "plannerText",
});

export function plannerTextIn(locale: Locale): PlannerText | null {
  return texts[`../../../messages/${locale}/sentences/planner.ts`] ?? null;
}

/** For pages whose messages come with their data instead of by language: their script brings every language. */
export function SentencesInLanguage({ children }: { children: ReactNode }) {
  return <PlannerSentences value={plannerTextIn(useLocale() as Locale)}>{children}</PlannerSentences>;
}
