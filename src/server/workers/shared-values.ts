import { deserialize, serialize } from "node:v8";
import type { SharedValue } from "#use-cases/workers/worker-pool.ts";

const shared = new WeakMap<object, SharedValue<object>>();
let lastId = 0;

/** Bytes of a value that all threads read; made once for each value. */
export function share<Value extends object>(value: Value): SharedValue<Value> {
  // What is kept under a value holds that value.
  const known = shared.get(value) as SharedValue<Value> | undefined;
  if (known) return known;
  const written = serialize(value);
  const bytes = new SharedArrayBuffer(written.byteLength);
  new Uint8Array(bytes).set(written);
  const made: SharedValue<Value> = { id: (lastId += 1), bytes };
  shared.set(value, made);
  return made;
}

/** A thread holds values of so many bytes, as they are written down; those unused for longest make room. */
const maxBytes = 4_000_000;

/** The values that one thread holds. */
export class HeldValues {
  readonly #values = new Map<number, { readonly value: unknown; readonly size: number }>();
  #size = 0;

  open<Value>({ id, bytes }: SharedValue<Value>): Value {
    const held = this.#values.get(id) ?? { value: deserialize(Buffer.from(bytes)), size: bytes.byteLength };
    if (this.#values.delete(id)) this.#size -= held.size;
    this.#values.set(id, held);
    this.#size += held.size;
    for (const [oldest, { size }] of this.#values) {
      if (this.#size <= maxBytes || oldest === id) break;
      this.#values.delete(oldest);
      this.#size -= size;
    }
    // An id names what was serialised under it.
    return held.value as Value;
  }
}
