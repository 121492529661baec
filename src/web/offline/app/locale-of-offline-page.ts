import { type Locale, localeOfPath } from "#web/i18n/language.ts";
import { rememberedLanguage } from "#web/client/settings/remembered-language.ts";

import { readOfflinePlan } from "#web/client/offline/offline-plans.ts";

/** Addresses that do not say a language: what lies behind them is somebody's own. */
const ownPage = /^\/(?:offline|today|plans(?:\/([^/]+))?)(?:\/|$)/;

/** The language of a page that is drawn without a network: a plan's own, or the one that was chosen on this device. */
export async function localeOfOfflinePage(pathname: string): Promise<Locale> {
  const own = ownPage.exec(pathname);
  if (!own) return localeOfPath(pathname);
  const kept = own[1] === undefined ? null : await readOfflinePlan(own[1]).catch(() => null);
  return kept?.language ?? rememberedLanguage() ?? "en";
}
