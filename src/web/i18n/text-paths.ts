import { pathInLocale, type Locale } from "./language.ts";

/** Addresses that few pages link to, apart from those that every page loads. */
export const textPaths = {
  /** Introduction for newcomers. */
  firstCamino: (locale: Locale) => pathInLocale("/how-to/first-camino", locale),
  /** The files of the data set. */
  openData: (locale: Locale) => pathInLocale("/data", locale),
};
