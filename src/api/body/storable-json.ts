type Path = readonly (string | number)[];

/** Escapes in JSON for characters that no database stores: NUL and lone surrogates. */
const escapes = /\\u(?:0000|d[89a-f])/i;

/** Whether the value of this text has to be checked. */
export function mayBeUnstorable(json: string): boolean {
  return escapes.test(json);
}

/**
 * The value with U+FFFD for every lone surrogate, so that the words around it are kept.
 *
 * @param withNul is called with the path of every text with a NUL, which has no replacement
 */
export function storable(value: unknown, withNul: (path: Path) => void, path: Path = []): unknown {
  if (typeof value === "string") {
    if (value.includes("\0")) withNul(path);
    return value.toWellFormed();
  }
  if (Array.isArray(value)) return value.map((entry, index) => storable(entry, withNul, [...path, index]));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      if (name.includes("\0")) withNul(path);
      return [name.toWellFormed(), storable(member, withNul, [...path, name])];
    }),
  );
}
