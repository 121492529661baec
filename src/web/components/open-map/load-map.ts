import type { Locale } from "#web/i18n/language.ts";
import { loadPanelMessages } from "./load-panel-messages.ts";

/** Fetches the interactive map and its words. @throws when the network does not give them */
export async function loadMap(locale: Locale) {
  const [{ MapDialog }, words] = await Promise.all([import("./map-dialog.tsx"), loadPanelMessages(locale)]);
  return { MapDialog, words };
}
