/** Whether two values of a field are the same; the order of the keys of an object, which a database changes, is irrelevant. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return JSON.stringify(withSortedKeys(one)) === JSON.stringify(withSortedKeys(other));
}

/** Of an object, or of those of a list. */
function withSortedKeys(value: unknown): unknown {
  if (Array.isArray(value)) return value.map((entry: unknown) => (isObject(entry) ? sorted(entry) : entry));
  return isObject(value) ? sorted(value) : value;
}

function isObject(value: unknown): value is object {
  return typeof value === "object" && value !== null && !Array.isArray(value) && !(value instanceof Date);
}

function sorted(value: object): object {
  return Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)));
}
