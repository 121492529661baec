import { lowerBound } from "#domain/lower-bound.ts";
import type { Changes } from "../lists/apply-changes.ts";
import { visitEach } from "../workers/yield-to-event-loop.ts";

interface Recorded {
  readonly record: { readonly uuid: string };
}

/**
 * Very many things by uuid, in 256 lists in the order of their uuids: a change copies only those that it touches. A map takes
 * five times the memory.
 */
export class ByUuid<Thing extends Recorded> {
  readonly #parts: ReadonlyMap<string, readonly Thing[]>;

  constructor(parts: ReadonlyMap<string, readonly Thing[]> = new Map()) {
    this.#parts = parts;
  }

  get(uuid: string): Thing | undefined {
    const part = this.#parts.get(partOf(uuid)) ?? [];
    const entry = part[lowerBound(part.length, (index) => part[index]!.record.uuid < uuid)];
    return entry?.record.uuid === uuid ? entry : undefined;
  }

  async with({ removed, added }: Changes<Thing>): Promise<ByUuid<Thing>> {
    const changed = new Map<string, Set<Thing>>();
    const partWith = ({ record: { uuid } }: Thing): Set<Thing> => {
      const name = partOf(uuid);
      const part = changed.get(name) ?? new Set(this.#parts.get(name));
      changed.set(name, part);
      return part;
    };
    await visitEach(removed, (thing) => partWith(thing).delete(thing));
    await visitEach(added, (thing) => partWith(thing).add(thing));
    const parts = new Map(this.#parts);
    await visitEach(changed, ([name, things]) => parts.set(name, [...things].sort(compareUuids)));
    return new ByUuid(parts);
  }
}

/** By the last two digits, which are random. */
const partOf = (uuid: string): string => uuid.slice(-2);

const compareUuids = (a: Recorded, b: Recorded): number => (a.record.uuid < b.record.uuid ? -1 : 1);
