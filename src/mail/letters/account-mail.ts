import type { Language } from "#domain/text/language.ts";
import { letters } from "#messages/letters/in-languages.ts";
import type { AccountLetterFacts, AccountLetters } from "#messages/letters/account.ts";
import { layOut, type LaidOutLetter } from "./lay-out.ts";

export type AccountTemplate = keyof AccountLetterFacts;

/**
 * A letter about an account, ready for the outbox.
 *
 * @param facts including the name for the greeting, if any
 */
export function accountMail<Template extends AccountTemplate>(
  template: Template,
  locale: Language,
  facts: AccountLetterFacts[Template] & { readonly name: string | null },
): LaidOutLetter & { readonly template: Template } {
  const { greet, linkHint, signature, letters: texts } = letters[locale].account;
  const templates: AccountLetters["letters"] = texts;
  const letter = { ...templates[template](facts), greeting: greet(facts.name), linkHint, signature };
  return { ...layOut(letter, locale), template };
}

/** A letter to test delivery. */
export function testMail(locale: Language): LaidOutLetter {
  return layOut(letters[locale].test, locale);
}
