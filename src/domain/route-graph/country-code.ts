const codes: Readonly<Record<string, string>> = { France: "FR", Spain: "ES", Portugal: "PT" };

/** ISO 3166-1 code of a country as towns name it; a name that is not known stays as it is. */
export const countryCode = (name: string): string => codes[name] ?? name;
