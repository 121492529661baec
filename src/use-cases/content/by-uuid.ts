import type { Changes } from "../lists/apply-changes.ts";
import { visitEach } from "../workers/yield-to-event-loop.ts";

interface Recorded {
  readonly record: { readonly uuid: string };
}

type Parts<Thing> = ReadonlyMap<string, ReadonlyMap<string, Thing>>;

/** Very many things by uuid, in 256 parts: a change copies only those that it touches. */
export class ByUuid<Thing extends Recorded> {
  readonly #parts: Parts<Thing>;

  constructor(parts: Parts<Thing> = new Map()) {
    this.#parts = parts;
  }

  get(uuid: string): Thing | undefined {
    return this.#parts.get(partOf(uuid))?.get(uuid);
  }

  async with({ removed, added }: Changes<Thing>): Promise<ByUuid<Thing>> {
    const changed = new Map<string, Map<string, Thing>>();
    const partWith = ({ record: { uuid } }: Thing): Map<string, Thing> => {
      const name = partOf(uuid);
      const part = changed.get(name) ?? new Map(this.#parts.get(name));
      changed.set(name, part);
      return part;
    };
    await visitEach(removed, (thing) => partWith(thing).delete(thing.record.uuid));
    await visitEach(added, (thing) => partWith(thing).set(thing.record.uuid, thing));
    return new ByUuid(new Map([...this.#parts, ...changed]));
  }
}

/** By the last two digits, which are random. */
const partOf = (uuid: string): string => uuid.slice(-2);
