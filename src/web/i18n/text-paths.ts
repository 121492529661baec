import { pathInLocale, type Locale } from "./language.ts";

/** Addresses of pages that few pages lead to, apart from those that every page brings along. */
export const textPaths = {
  /** What newcomers need to know. */
  firstCamino: (locale: Locale) => pathInLocale("/how-to/first-camino", locale),
  /** The files of the data set. */
  openData: (locale: Locale) => pathInLocale("/data", locale),
};
