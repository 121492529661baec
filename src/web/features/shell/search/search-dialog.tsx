import { use } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";
import type { catalogue } from "#messages/en/catalogue.ts";

import { SearchPanel } from "./search-panel.tsx";

type Messages = Pick<typeof catalogue, "search">;

const loaded = new Map<Locale, Promise<Messages>>();

function loadMessages(locale: Locale): Promise<Messages> {
  const messages = loaded.get(locale) ?? (import(`../../../../messages/${locale}/search.ts`) as Promise<Messages>);
  loaded.set(locale, messages);
  return messages;
}

/** The search with its messages, which come only when it is opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { search } = use(loadMessages(locale));
  const all = { ...useMessages(), search };
  return (
    <IntlProvider locale={locale} messages={all} timeZone="UTC">
      <SearchPanel onClose={onClose} />
    </IntlProvider>
  );
}
