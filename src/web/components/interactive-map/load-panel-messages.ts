import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

/** Messages of interactive maps in addition to those of the page. */
export type PanelMessages = Pick<Catalogue, "facts" | "openMap">;

/** @throws if the network fails */
export async function loadPanelMessages(locale: Locale): Promise<PanelMessages> {
  const [{ facts }, { openMap }] = await Promise.all([
    import(`../../../messages/${locale}/components/facts.ts`) as Promise<Pick<PanelMessages, "facts">>,
    import(`../../../messages/${locale}/components/open-map.ts`) as Promise<Pick<PanelMessages, "openMap">>,
  ]);
  return { facts, openMap };
}
