import { canonical } from "#domain/text/canonical.ts";

/** Whether two values of a field are the same; the order of the keys of an object, which a database changes, is irrelevant. */
export function isSameValue(one: unknown, other: unknown): boolean {
  return one === other || canonical(one) === canonical(other);
}
