import type { Language } from "#contract/language.ts";
import { planText as en } from "./en.ts";
import { planText as es } from "./es.ts";
import type { PlanText } from "./sentences.ts";

const texts: Readonly<Record<Language, PlanText>> = { en, es };

/** Words of a plan's files in a language. */
export function planTextIn(language: Language): PlanText {
  return texts[language];
}
