/** Languages in which Vieira speaks; English when nothing better is asked for. */
export const languages = ["en", "es"] as const;
export type Language = (typeof languages)[number];

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
