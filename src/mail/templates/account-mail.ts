import type { AccountLetterFacts, AccountLetters } from "./account-letters.ts";
import { accountLettersEn } from "./account-letters-en.ts";
import { accountLettersEs } from "./account-letters-es.ts";
import { layOut, type LaidOutLetter } from "./letter.ts";

const lettersIn: Readonly<Record<"en" | "es", AccountLetters>> = { en: accountLettersEn, es: accountLettersEs };

export type AccountTemplate = keyof AccountLetterFacts;

/** A letter about an account, ready for the outbox. */
export function accountMail<Template extends AccountTemplate>(
  template: Template,
  locale: "en" | "es",
  facts: AccountLetterFacts[Template],
): LaidOutLetter & { readonly template: Template } {
  const letters: AccountLetters = lettersIn[locale];
  return { ...layOut(letters[template](facts), locale), template };
}
