import type { Language } from "#domain/text/language.ts";

/**
 * Value of `lang` for a name on a page.
 *
 * @param language of the name; null or undefined for a local one, which is said as the page is
 */
export function foreignLanguage(language: Language | null | undefined, locale: Language): Language | undefined {
  return language === null || language === locale ? undefined : language;
}
