import { type ComponentType, type ReactNode, use, useMemo } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { Catalogue } from "#messages/areas.ts";
import { useUnits } from "#web/client/settings/units.ts";
import type { Locale } from "#web/i18n/language.ts";

import { serverRenderedParts, loadWithRetry } from "./lazy-part.tsx";
import { messagesInUnits } from "../messages-in-units.tsx";

type Messages = Partial<Catalogue>;

/**
 * Provides its children with messages in addition to those of the page, loaded on demand in one language, with retries.
 *
 * @param partName a name if it is part of server-rendered pages, see `loadServerRenderedParts`
 */
export function lazyMessages(
  load: (locale: Locale) => Promise<Messages>,
  partName?: string,
): ComponentType<{ children: ReactNode }> {
  const loaded = new Map<Locale, Promise<Messages>>();
  const ready = new Map<Locale, Messages>();
  if (partName !== undefined)
    serverRenderedParts.set(partName, async (locale) => void ready.set(locale, await load(locale)));
  const once = (locale: Locale) => {
    const fetched = () => load(locale);
    const messages = loaded.get(locale) ?? (typeof window === "undefined" ? fetched() : loadWithRetry(fetched));
    loaded.set(locale, messages);
    return messages;
  };
  return function LazyMessages({ children }) {
    const locale = useLocale();
    const outer = useMessages();
    const units = useUnits();
    const inner = ready.get(locale) ?? use(once(locale));
    // Other messages change all texts inside.
    const messages = useMemo(() => ({ ...outer, ...messagesInUnits(inner, units) }), [outer, inner, units]);
    return (
      <IntlProvider locale={locale} messages={messages} timeZone="UTC">
        {partName === undefined ? null : <template data-drawn={partName} />}
        {children}
      </IntlProvider>
    );
  };
}
