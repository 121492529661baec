/** The word for a code, which may come from an address: those of prototypes, as `constructor`, are nobody's. */
export function nameOf(names: Readonly<Record<string, string>>, code: string): string | undefined {
  return Object.hasOwn(names, code) ? names[code] : undefined;
}
