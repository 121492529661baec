import { isSameValue } from "#domain/same-value.ts";

/** Whether two values of a fact of a house are the same; the order of a list of codes is irrelevant. */
export function isSameFact(one: unknown, other: unknown): boolean {
  return isSameValue(comparable(one), comparable(other));
}

function comparable(value: unknown): unknown {
  const isCodes = Array.isArray(value) && value.every((entry) => typeof entry === "string");
  return isCodes ? value.toSorted() : (value ?? null);
}
