import type { Language } from "#domain/language.ts";
import { daysInWords } from "#messages/sentences/days-in-words.ts";
import type { ShownPlan } from "#contract/plans/shown-plan.ts";
import { sentences } from "#messages/sentences/in-languages.ts";
import type { ReadPlan } from "./present-plan.ts";

/** A kept plan with its reasons in words and as codes. */
export function planInWords(plan: ReadPlan, language: Language): ShownPlan {
  return {
    ...plan,
    warnings: plan.warnings.map((warning) => ({ ...warning, waysOut: warning.waysOut.map((way) => ({ ...way })) })),
    days: daysInWords(plan.days, sentences[language].planner, (slug) => plan.townNames[slug] ?? slug),
  };
}
