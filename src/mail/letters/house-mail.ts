import type { Language } from "#domain/language.ts";
import { letters } from "#messages/letters/in-languages.ts";
import type { HouseLetterFacts, HouseTemplate } from "#messages/letters/house.ts";
import { layOut, type LaidOutLetter } from "./lay-out.ts";

/** What of a letter people may write themselves. */
export interface HouseMailText {
  readonly subject: string;
  /** Paragraphs with an empty line between them. */
  readonly body: string;
}

/** The words of a template, to be sent as they are or written anew. */
export function houseMailText(template: HouseTemplate, locale: Language, facts: HouseLetterFacts): HouseMailText {
  const { subject, paragraphs } = letters[locale].house.templates[template](facts);
  return { subject, body: paragraphs.join("\n\n") };
}

/**
 * A letter to a house, ready for the outbox. The button stands after the words, whatever they are, so that no letter
 * goes without it.
 *
 * @param link where the button leads; without it there is no button
 * @param unsubscribe where no more letters are asked for
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
