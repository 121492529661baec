import { PlaceIndex, type Findable } from "#domain/place-search/place-index.ts";
import type { Changes } from "../lists/change-ordered.ts";
import { givingWay } from "../workers/give-way.ts";

/** An index from which more was taken out is made anew. */
const maxRemoved = 1_000;

/**
 * The index before without what is gone and with what was added, or one of all things.
 *
 * @param describe what a thing is found by
 */
export async function keepIndex<Thing>(
  things: readonly Thing[],
  before: PlaceIndex<Thing> | undefined,
  { gone, added }: Changes<Thing>,
  describe: (thing: Thing) => Findable,
): Promise<PlaceIndex<Thing>> {
  const isKept = before !== undefined && added.length + gone.size + before.removed <= maxRemoved;
  const index = isKept ? before : new PlaceIndex<Thing>([], describe);
  const giveWay = givingWay();
  for (const thing of isKept ? gone : []) index.remove(thing);
  for (const thing of isKept ? added : things) {
    await giveWay();
    index.add(thing);
  }
  if (!isKept) index.settle();
  return index;
}
