import type { Locale } from "#web/language.ts";
import type { facts } from "#web/messages/en/facts.ts";
import type { openMap } from "#web/messages/en/open-map.ts";

/** What the interactive map says beyond the words of the page. */
export interface PanelWords {
  readonly facts: typeof facts;
  readonly openMap: typeof openMap;
}

async function english(): Promise<PanelWords> {
  const [{ facts: factWords }, { openMap: mapWords }] = await Promise.all([
    import("#web/messages/en/facts.ts"),
    import("#web/messages/en/open-map.ts"),
  ]);
  return { facts: factWords, openMap: mapWords };
}

async function spanish(): Promise<PanelWords> {
  const [{ facts: factWords }, { openMap: mapWords }] = await Promise.all([
    import("#web/messages/es/facts.ts"),
    import("#web/messages/es/open-map.ts"),
  ]);
  return { facts: factWords, openMap: mapWords };
}

const words: Record<Locale, () => Promise<PanelWords>> = { en: english, es: spanish };

/** Fetches the interactive map and its words. @throws when the network does not give them */
export async function loadPanel(locale: Locale) {
  const [{ MapPanel }, panelWords] = await Promise.all([import("./map-panel.tsx"), words[locale]()]);
  return { MapPanel, words: panelWords };
}
export type LoadedPanel = Awaited<ReturnType<typeof loadPanel>>;
