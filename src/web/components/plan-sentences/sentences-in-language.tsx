import type { ReactNode } from "react";
import { useLocale } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";
import type { UnitSystem } from "#domain/units.ts";
import type { PlannerText } from "#messages/sentences/planner.ts";

import { PlannerSentences } from "./planner-sentences.tsx";

type TextIn = (units: UnitSystem) => PlannerText;

const texts = import.meta.glob<TextIn>("../../../messages/*/sentences/planner.ts", {
  eager: true,
  import: "plannerText",
});

export function plannerTextIn(locale: Locale): TextIn {
  return texts[`../../../messages/${locale}/sentences/planner.ts`]!;
}

/** For pages whose messages come with their data instead of by language: their script contains every language. */
export function SentencesInLanguage({ children }: { children: ReactNode }) {
  return <PlannerSentences textIn={plannerTextIn(useLocale() as Locale)}>{children}</PlannerSentences>;
}
