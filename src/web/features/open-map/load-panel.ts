import type { Locale } from "#web/language.ts";
import type { words as englishWords } from "./words/en.ts";

/** What the interactive map says beyond the words of the page. */
export type PanelWords = typeof englishWords;

const languages: Record<Locale, () => Promise<{ words: PanelWords }>> = {
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
};

/** Fetches the interactive map and its words. @throws when the network does not give them */
export async function loadPanel(locale: Locale) {
  const [{ MapPanel }, { words }] = await Promise.all([import("./map-panel.tsx"), languages[locale]()]);
  return { MapPanel, words };
}
export type LoadedPanel = Awaited<ReturnType<typeof loadPanel>>;
