import { PlaceIndex, type Findable } from "#domain/places/place-search/place-index.ts";
import type { Changes } from "../../lists/apply-changes.ts";
import { yieldIfBusy } from "../../workers/yield-to-event-loop.ts";

/** Rebuild the index after this many removals. */
const maxRemoved = 1_000;

/**
 * The previous index, updated by removed and added things, or a new one of all things.
 *
 * @param describe the searchable texts of a thing
 */
export async function updateIndex<Item>(
  items: readonly Item[],
  previous: PlaceIndex<Item> | undefined,
  { removed, added }: Changes<Item>,
  describe: (item: Item) => Findable,
): Promise<PlaceIndex<Item>> {
  const isReusable = previous !== undefined && added.length + removed.size + previous.removed <= maxRemoved;
  const index = isReusable ? previous : new PlaceIndex<Item>([], describe);
  for (const item of isReusable ? removed : []) index.remove(item);
  for (const item of isReusable ? added : items) {
    await yieldIfBusy();
    index.add(item);
  }
  if (!isReusable) index.trim();
  return index;
}
