/**
 * The languages of Vieira: the name of each in itself, and the region whose formats of numbers and dates it uses. The
 * first is the default, and its pages have no prefix. Everything else is derived from this list.
 */
const definitions = {
  en: { name: "English", region: "en-GB" },
  es: { name: "Español", region: "es-ES" },
} as const;

export type Language = keyof typeof definitions;
export const languages = Object.keys(definitions) as readonly Language[];

/** The name of a language in itself. */
export function languageName(language: Language): string {
  return definitions[language].name;
}

/** The locale for numbers and dates, such as `en-GB`. */
export function regionOf(language: Language): string {
  return definitions[language].region;
}

/** The prefix of its page addresses: none in English, `/es` in Spanish. */
export function pathPrefix(language: Language): string {
  return language === "en" ? "" : `/${language}`;
}

function isLanguage(tag: string): tag is Language {
  return languages.some((language) => language === tag);
}

/**
 * The language a client prefers.
 *
 * @param acceptLanguage value of an `Accept-Language` header, such as `es-ES,es;q=0.9,en;q=0.8`
 * @see RFC 9110, section 12.5.4
 */
export function preferredLanguage(acceptLanguage: string | null | undefined): Language {
  let best: Language = "en";
  let bestWeight = 0;
  for (const part of (acceptLanguage ?? "").slice(0, 500).split(",")) {
    const [range = "", ...parameters] = part.trim().toLowerCase().split(";");
    const quality = parameters.map((p) => /^\s*q=([\d.]+)\s*$/.exec(p)?.[1]).find((q) => q !== undefined);
    const weight = quality === undefined ? 1 : Number(quality);
    const language = range.split("-")[0] ?? "";
    if (isLanguage(language) && weight > bestWeight) {
      best = language;
      bestWeight = weight;
    }
  }
  return best;
}
