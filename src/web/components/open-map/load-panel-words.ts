import type { Locale } from "#web/i18n/language.ts";
import type { words as englishWords } from "./words/en.ts";

/** What interactive maps say beyond the words of the page. */
export type PanelWords = typeof englishWords;

const languages: Record<Locale, () => Promise<{ words: PanelWords }>> = {
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
};

/** @throws when the network does not give them */
export async function loadPanelWords(locale: Locale): Promise<PanelWords> {
  return (await languages[locale]()).words;
}
