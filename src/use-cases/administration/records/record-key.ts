import { isUuid } from "#contract/http/uuid.ts";
import type { Resource } from "./resource.ts";

/** Whether a text can be the uuid or the number of a record; anything else never reaches the database. */
export function isKey({ store }: Pick<Resource, "store">, text: string): boolean {
  return store.isNumbered ? /^[1-9]\d{0,8}$/.test(text) : isUuid(text);
}
