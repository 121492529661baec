import { useSyncExternalStore } from "react";

import { createStore } from "#web/client/storage/create-store.ts";
import { type Locale, locales } from "#web/i18n/language.ts";

/** One thing that people choose, kept on their device and on the document, where the first paint finds it. */
export interface RememberedChoice<Value extends string> {
  readonly values: readonly Value[];
  /** Applies a choice and remembers it on this device. */
  choose(value: Value): void;
  /** The choice in force; on the server, and while a page is taken over, the usual one. */
  use(): Value;
  get(): Value;
  /** Calls back after each choice. @returns a function that ends it */
  subscribe(listener: () => void): () => void;
}

/**
 * A choice under `localStorage[storageKey]` and `html[data-{attribute}]`.
 *
 * @param values the usual one first
 */
export function rememberedChoice<Value extends string>(
  storageKey: string,
  attribute: string,
  values: readonly [Value, ...Value[]],
): RememberedChoice<Value> {
  const [usual] = values;
  /** The document holds what was chosen; this tells that it has changed. */
  const { set, subscribe } = createStore<Value | null>(null);
  const get = (): Value => values.find((value) => value === document.documentElement.dataset[attribute]) ?? usual;
  return {
    values,
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => usual),
    choose: (value) => {
      const { dataset } = document.documentElement;
      try {
        if (value === usual) localStorage.removeItem(storageKey);
        else localStorage.setItem(storageKey, value);
      } catch {
        // Storage refused: the choice holds until the page is left.
      }
      if (value === usual) delete dataset[attribute];
      else dataset[attribute] = value;
      set(value);
    },
  };
}

const storageKey = "vieira-language";

/** Remembers the language that somebody has chosen: the bare address of the site then opens in it. */
export function rememberLanguage(locale: Locale): void {
  try {
    localStorage.setItem(storageKey, locale);
  } catch {
    // Storage refused: the address alone says the language.
  }
}

/** The language that somebody has chosen on this device; null when none was. */
export function rememberedLanguage(): Locale | null {
  try {
    const chosen = localStorage.getItem(storageKey);
    return locales.find((locale) => locale === chosen) ?? null;
  } catch {
    return null;
  }
}
