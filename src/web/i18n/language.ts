import { languages, type Language } from "#contract/language.ts";

/** Languages of the interface. */
export const locales = languages;
export type Locale = Language;

const prefixes: Record<Locale, string> = { en: "", es: "/es" };

/** What a language calls itself. */
export const languageNames: Record<Locale, string> = { en: "English", es: "Español" };

/** Language of a page by its address. */
export function localeOfPath(pathname: string): Locale {
  return pathname === "/es" || pathname.startsWith("/es/") ? "es" : "en";
}

/** The address of the same page in another language. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = pathname.slice(prefixes[localeOfPath(pathname)].length);
  return prefixes[locale] + (bare === "/" ? "" : bare) || "/";
}

/** Whether a page has one address for every language: plans and administration are in the language of the person. */
export function isOfPerson(pathname: string): boolean {
  return /^\/(plans(?!\/start)|administration)\b/.test(pathname);
}
