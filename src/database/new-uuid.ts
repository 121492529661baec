import { v7 } from "uuid";

/** A new UUIDv7: ordered by time of creation, so that indexes grow at their end. */
export function newUuid(): string {
  return v7();
}
