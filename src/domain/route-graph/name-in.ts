/** Something whose name may differ between languages. */
export interface Named {
  readonly name: string;
  /** Names in other languages, by language code; omitted if the same in all. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

export function nameIn(language: string, { name, names }: Named): string {
  return names?.[language] ?? name;
}
