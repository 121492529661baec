/** Whether two values of a fact of a house are the same; the order of a list of codes is irrelevant. */
export function isSameFact(one: unknown, other: unknown): boolean {
  return comparable(one) === comparable(other);
}

function comparable(value: unknown): string {
  const isCodes = Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return JSON.stringify(isCodes ? value.toSorted() : (value ?? null));
}
