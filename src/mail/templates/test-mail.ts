import type { Language } from "#domain/language.ts";
import { letters } from "#messages/letters/in-languages.ts";
import { layOut, type LaidOutLetter } from "./letter.ts";

/** A letter that shows that letters arrive. */
export function testMail(locale: Language): LaidOutLetter {
  return layOut(letters[locale].test, locale);
}
