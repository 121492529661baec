type Path = readonly (string | number)[];

/** How a JSON text in UTF-8 can say what no database stores: a NUL, and half a character (a lone surrogate). */
const escapes = /\\u(?:0000|d[89a-f])/i;

/** Whether there is anything to look for in the value of this text. */
export function mayBeUnstorable(json: string): boolean {
  return escapes.test(json);
}

/**
 * The value with U+FFFD for every half of a character, so that the words around it are not lost.
 *
 * @param withNul is told the path of every text that holds a NUL, which nothing can stand for
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
