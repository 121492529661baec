import { type ReactNode, use } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { catalogue } from "#messages/en/catalogue.ts";
import type { Locale } from "#web/i18n/language.ts";

type Messages = Pick<typeof catalogue, "furtherWalks">;

const loaded = new Map<Locale, Promise<Messages>>();

function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (import(`../../../messages/${locale}/further-walks.ts`) as Promise<Messages>);
  loaded.set(locale, messages);
  return messages;
}

/** The words of further walks, which come with them. */
export function WithFurtherMessages({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const { furtherWalks } = use(loadMessages(locale));
  return (
    <IntlProvider locale={locale} messages={{ ...useMessages(), furtherWalks }} timeZone="UTC">
      {children}
    </IntlProvider>
  );
}
