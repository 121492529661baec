import { use } from "react";
import { IntlProvider, useLocale, useMessages } from "use-intl";

import type { Locale } from "#web/i18n/language.ts";
import type { catalogue } from "#web/i18n/messages/en/catalogue.ts";

import { SearchPanel } from "./search-panel.tsx";

type Words = Pick<typeof catalogue, "search">;

const wordsIn: Record<Locale, () => Promise<Words>> = {
  en: () => import("#web/i18n/messages/en/search.ts"),
  es: () => import("#web/i18n/messages/es/search.ts"),
};
const loaded = new Map<Locale, Promise<Words>>();

function loadWords(locale: Locale): Promise<Words> {
  const words = loaded.get(locale) ?? wordsIn[locale]();
  loaded.set(locale, words);
  return words;
}

/** The search with its words, which come only when it is opened. */
export function SearchDialog({ onClose }: { onClose: () => void }) {
  const locale = useLocale();
  const { search } = use(loadWords(locale));
  const messages = { ...useMessages(), search };
  return (
    <IntlProvider locale={locale} messages={messages} timeZone="UTC">
      <SearchPanel onClose={onClose} />
    </IntlProvider>
  );
}
