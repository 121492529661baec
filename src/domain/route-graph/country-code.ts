import { languages } from "../text/language.ts";

let codes: ReadonlyMap<string, string> | null = null;

/**
 * ISO 3166-1 code of a country by its name in one of the languages, or by the code itself; other names are returned
 * unchanged. For servers: which names of countries a browser knows depends on its version.
 */
export function countryCode(name: string): string {
  codes ??= codesByName();
  return codes.get(name.trim().toLowerCase()) ?? name;
}

function codesByName(): ReadonlyMap<string, string> {
  const letters = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];
  const byName = new Map<string, string>();
  for (const language of languages) {
    const names = new Intl.DisplayNames(language, { type: "region", fallback: "none" });
    for (const pair of letters.flatMap((first) => letters.map((second) => first + second))) {
      const name = names.of(pair);
      // Withdrawn codes, as of the GDR, have the name of the country that followed.
      const code = new Intl.Locale(`und-${pair}`).region;
      if (name === undefined || code === undefined) continue;
      byName.set(name.toLowerCase(), code);
      byName.set(pair.toLowerCase(), code);
    }
  }
  return byName;
}
