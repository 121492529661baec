import type { Language } from "#domain/text/language.ts";
import { letters } from "#messages/letters/in-languages.ts";
import type { HouseLetterFacts, HouseTemplate, ThanksLetters } from "#messages/letters/house.ts";
import type { Letter } from "#messages/letters/letter.ts";
import { layOut, type LaidOutLetter } from "./lay-out.ts";

/** The editable parts of a letter. */
export interface HouseMailText {
  readonly subject: string;
  /** Paragraphs separated by an empty line. */
  readonly body: string;
}

/** The text of a template, to be sent as is or edited. */
export function houseMailText(template: HouseTemplate, locale: Language, facts: HouseLetterFacts): HouseMailText {
  const { subject, paragraphs } = letters[locale].house.templates[template](facts);
  return { subject, body: paragraphs.join("\n\n") };
}

/**
 * A letter to a house, ready for the outbox. The button follows the text, whatever it is, so that no letter is sent
 * without it.
 *
 * @param link address of the button; without it there is no button
 * @param unsubscribe address to unsubscribe
 */
export function houseMail(
  template: HouseTemplate,
  locale: Language,
  { subject, body }: HouseMailText,
  link: string | null,
  unsubscribe?: string,
): LaidOutLetter & { readonly template: HouseTemplate } {
  const { buttons, linkHint, notes, signature, unsubscribe: label } = letters[locale].house;
  const [greeting = "", ...paragraphs] = body.split(/\n\s*\n/).map((paragraph) => paragraph.trim());
  const button = link === null ? {} : { button: { label: buttons[template], url: link }, linkHint };
  const letter = {
    subject,
    greeting,
    paragraphs,
    ...button,
    notes: link === null ? [] : notes[template],
    signature,
    ...(unsubscribe !== undefined && { unsubscribe: { label, url: unsubscribe } }),
  };
  return { ...layOut(letter, locale), template };
}

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
