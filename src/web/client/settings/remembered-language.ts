import { type Locale, locales } from "#web/i18n/language.ts";

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
