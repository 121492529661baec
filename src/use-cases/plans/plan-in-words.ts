import type { Language } from "#contract/language.ts";
import { plannerText as en } from "#contract/planner/reason-text/en.ts";
import { plannerText as es } from "#contract/planner/reason-text/es.ts";
import { reasonSentence } from "#contract/planner/reason-text/reason-sentence.ts";
import type { PlannerText } from "#contract/planner/reason-text/sentences.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import type { ReadPlan } from "./show-kept-plan.ts";

const texts: Record<Language, PlannerText> = { en, es };

/** A kept plan with its reasons in words and as codes. */
export function planInWords(plan: ReadPlan, language: Language): ShownPlan {
  const nameOf = (slug: string): string => plan.townNames[slug] ?? slug;
  return {
    ...plan,
    warnings: plan.warnings.map((warning) => ({ ...warning, waysOut: warning.waysOut.map((way) => ({ ...way })) })),
    days: plan.days.map(({ reasons, alternatives, ...day }) => ({
      ...day,
      reasons: reasons.map((reason) => reasonSentence(texts[language], reason, nameOf)),
      reasonFacts: reasons,
      ...(day.kind === "walk" && { alternatives }),
    })),
  };
}
