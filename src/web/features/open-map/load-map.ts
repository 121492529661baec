import type { Locale } from "#web/language.ts";
import type { words as englishWords } from "./words/en.ts";

/** What the interactive map says beyond the words of the page. */
export type PanelWords = typeof englishWords;

const languages: Record<Locale, () => Promise<{ words: PanelWords }>> = {
  en: () => import("./words/en.ts"),
  es: () => import("./words/es.ts"),
};

/** Fetches the interactive map and its words. @throws when the network does not give them */
export async function loadMap(locale: Locale) {
  const [{ MapDialog }, { words }] = await Promise.all([import("./map-dialog.tsx"), languages[locale]()]);
  return { MapDialog, words };
}
export type LoadedMap = Awaited<ReturnType<typeof loadMap>>;
