import type { AccountLetterFacts, AccountLetters } from "./account-letters.ts";
import { accountLettersEn } from "./account-letters-en.ts";
import { accountLettersEs } from "./account-letters-es.ts";
import { layOut, type LaidOutLetter } from "./letter.ts";

const lettersIn: Readonly<Record<"en" | "es", AccountLetters>> = { en: accountLettersEn, es: accountLettersEs };

export type AccountTemplate = keyof AccountLetterFacts;

/**
 * A letter about an account, ready for the outbox.
 *
 * @param facts with the name by which the reader is greeted, if any
 */
export function accountMail<Template extends AccountTemplate>(
  template: Template,
  locale: "en" | "es",
  facts: AccountLetterFacts[Template] & { readonly name: string | null },
): LaidOutLetter & { readonly template: Template } {
  const { greet, linkHint, signature, letters } = lettersIn[locale];
  const written: AccountLetters["letters"] = letters;
  const letter = { ...written[template](facts), greeting: greet(facts.name), linkHint, signature };
  return { ...layOut(letter, locale), template };
}
