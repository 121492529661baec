import { useSyncExternalStore } from "react";
import { readStored, writeStored } from "#web/client/storage/browser-storage.ts";
import { createStore } from "#web/client/storage/create-store.ts";
import { type Locale, locales } from "#web/i18n/language.ts";

/** A user setting, stored on the device and on the document, where the first paint reads it. */
interface RememberedChoice<Value extends string> {
  readonly values: readonly Value[];
  /** Applies a choice and stores it on this device. */
  choose(value: Value): void;
  /** The current choice; on the server, and during hydration, the default. */
  use(): Value;
  get(): Value;
  /** Subscribes to choices. @returns the function to unsubscribe */
  subscribe(listener: () => void): () => void;
}

/**
 * A choice under `localStorage[storageKey]` and `html[data-{attribute}]`.
 *
 * @param values the default first
 */
export function rememberedChoice<Value extends string>(
  storageKey: string,
  attribute: string,
  values: readonly [Value, ...Value[]],
): RememberedChoice<Value> {
  const [usual] = values;
  /** The document holds the choice; this notifies of changes. */
  const { set, subscribe } = createStore<Value | null>(null);
  const get = (): Value => values.find((value) => value === document.documentElement.dataset[attribute]) ?? usual;
  return {
    values,
    get,
    subscribe,
    use: () => useSyncExternalStore(subscribe, get, () => usual),
    choose: (value) => {
      const { dataset } = document.documentElement;
      // If storage is blocked, the choice holds until the page is left.
      writeStored(storageKey, value === usual ? null : value);
      if (value === usual) delete dataset[attribute];
      else dataset[attribute] = value;
      set(value);
    },
  };
}

const storageKey = "vieira-language";

/** Stores the chosen language: the site's bare address then opens in it. */
export function rememberLanguage(locale: Locale): void {
  writeStored(storageKey, locale);
}

/** The language chosen on this device; null if there is none. */
export function rememberedLanguage(): Locale | null {
  const chosen = readStored(storageKey);
  return locales.find((locale) => locale === chosen) ?? null;
}

export const themes = ["system", "light", "dark"] as const;
type Theme = (typeof themes)[number];

/** Colour scheme, stored on this device: the device's, light or dark; on the server always "system". */
export const themeChoice = rememberedChoice<Theme>("vieira-theme", "theme", themes);

export const clocks = ["24h", "12h"] as const;
export type Clock = (typeof clocks)[number];

/** 13:00, or 1:00 pm. */
export const clockChoice = rememberedChoice<Clock>("vieira-clock", "clock", clocks);

export const useClock = clockChoice.use;
