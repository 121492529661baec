import { type ComponentType, type ReactNode, use } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { catalogue } from "#messages/en/catalogue.ts";
import { useUnits } from "#web/client/settings/units.ts";
import type { Locale } from "#web/i18n/language.ts";

import { messagesInUnits } from "./messages-in-units.ts";

type Messages = Partial<typeof catalogue>;

/** Gives what stands within it messages besides those of the page: fetched with it, in one language. */
export function lazyMessages(load: (locale: Locale) => Promise<Messages>): ComponentType<{ children: ReactNode }> {
  const loaded = new Map<Locale, Promise<Messages>>();
  return function LazyMessages({ children }) {
    const locale = useLocale();
    const outer = useMessages();
    const units = useUnits();
    const messages = loaded.get(locale) ?? load(locale);
    loaded.set(locale, messages);
    return (
      <IntlProvider locale={locale} messages={{ ...outer, ...messagesInUnits(use(messages), units) }} timeZone="UTC">
        {children}
      </IntlProvider>
    );
  };
}
