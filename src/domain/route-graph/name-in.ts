/** Something with a name that is otherwise in other languages. */
export interface Named {
  readonly name: string;
  /** The name in other languages, by language code; left out where it is the same in all. */
  readonly names?: Readonly<Record<string, string>> | undefined;
}

/** The name in a language. */
export function nameIn(language: string, { name, names }: Named): string {
  return names?.[language] ?? name;
}
