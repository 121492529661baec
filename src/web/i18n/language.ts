import { languages, pathPrefix, type Language } from "#domain/text/language.ts";

/** Languages of the interface. */
export const locales = languages;
export type Locale = Language;

/** Language of a page according to its address. */
export function localeOfPath(pathname: string): Locale {
  return locales.find((locale) => locale !== "en" && `${pathname}/`.startsWith(`${pathPrefix(locale)}/`)) ?? "en";
}

/** The address of the same page in another language. */
export function pathInLocale(pathname: string, locale: Locale): string {
  const bare = pathname.slice(pathPrefix(localeOfPath(pathname)).length);
  return pathPrefix(locale) + (bare === "/" ? "" : bare) || "/";
}

/** Whether a page has one address for every language: plans, today, trail notes and administration use the user's. */
export function isOfPerson(pathname: string): boolean {
  return /^\/(plans(?!\/start)|today|trail-notes|administration)\b/.test(pathname);
}
