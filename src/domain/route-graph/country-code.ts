const codes: Readonly<Record<string, string>> = { France: "FR", Spain: "ES", Portugal: "PT" };

/** ISO 3166-1 code of a country as named in the data of towns; an unknown name is returned unchanged. */
export const countryCode = (name: string): string => codes[name] ?? name;
