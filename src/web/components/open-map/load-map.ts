import type { Locale } from "#web/i18n/language.ts";
import { loadPanelWords } from "./load-panel-words.ts";

/** Fetches the interactive map and its words. @throws when the network does not give them */
export async function loadMap(locale: Locale) {
  const [{ MapDialog }, words] = await Promise.all([import("./map-dialog.tsx"), loadPanelWords(locale)]);
  return { MapDialog, words };
}
