import type { Locale } from "#web/i18n/language.ts";
import type { Catalogue } from "#messages/areas.ts";

/** What interactive maps say beyond the messages of the page. */
export type PanelMessages = Pick<Catalogue, "facts" | "openMap">;

/** @throws when the network does not give them */
export async function loadPanelMessages(locale: Locale): Promise<PanelMessages> {
  const [{ facts }, { openMap }] = await Promise.all([
    import(`../../../messages/${locale}/facts.ts`) as Promise<Pick<PanelMessages, "facts">>,
    import(`../../../messages/${locale}/open-map.ts`) as Promise<Pick<PanelMessages, "openMap">>,
  ]);
  return { facts, openMap };
}
