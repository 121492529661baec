import { createHash } from "node:crypto";
import type { PhotoList } from "#contract/places/photos.ts";

/** Names an order of photos; another order has another name. @param uuids in their order */
export function photoOrderName(uuids: readonly string[]): string {
  return createHash("sha256").update(uuids.join()).digest("base64url").slice(0, 16);
}

/** Thrown when an order of photos builds on one that is no longer the last. */
export class PhotoOrderConflict extends Error {
  override readonly name = "PhotoOrderConflict";
  /** The photos as they are now, and the name of their order. */
  readonly current: PhotoList & { readonly version: string };

  constructor({ data }: PhotoList) {
    super("the photos are in another order");
    this.current = { data, version: photoOrderName(data.map(({ uuid }) => uuid)) };
  }
}
