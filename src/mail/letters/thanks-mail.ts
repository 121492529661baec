import type { Language } from "#domain/text/language.ts";
import { letters } from "#messages/letters/in-languages.ts";
import type { Letter } from "#messages/letters/letter.ts";
import type { ThanksLetters } from "#messages/letters/house.ts";
import { layOut, type LaidOutLetter } from "./lay-out.ts";

/** Name of these mails in the outbox. */
export const thanksTemplate = "suggestion_thanks";

/** The letter to the author of a correction, ready for the outbox. */
export function thanksMail<Outcome extends keyof ThanksLetters>(
  outcome: Outcome,
  locale: Language,
  facts: Parameters<ThanksLetters[Outcome]>[0],
): LaidOutLetter & { readonly template: string } {
  const write = letters[locale].thanks[outcome] as (given: typeof facts) => Letter;
  return { ...layOut(write(facts), locale), template: thanksTemplate };
}
