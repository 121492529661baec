import { deserialize, serialize } from "node:v8";
import { LruMap } from "#domain/lru-map.ts";
import type { SharedValue } from "#use-cases/workers/worker-pool.ts";

const shared = new WeakMap<object, SharedValue<object>>();
let lastId = 0;

/** The bytes of a value, readable by all threads; serialised once per value. */
export function share<Value extends object>(value: Value): SharedValue<Value> {
  // The entry of a value was made from that value.
  const existing = shared.get(value) as SharedValue<Value> | undefined;
  if (existing) return existing;
  const serialized = serialize(value);
  const bytes = new SharedArrayBuffer(serialized.byteLength);
  new Uint8Array(bytes).set(serialized);
  const sharedValue: SharedValue<Value> = { id: (lastId += 1), bytes };
  shared.set(value, sharedValue);
  return sharedValue;
}

/** Greatest total size of the values in one thread, serialised, in bytes. */
const maxSharedBytes = 4_000_000;

/** The deserialised values of one thread. */
export class ThreadValues {
  readonly #values = new LruMap<number, { readonly value: unknown; readonly size: number }>(
    maxSharedBytes,
    ({ size }) => size,
  );

  read<Value>({ id, bytes }: SharedValue<Value>): Value {
    const entry = this.#values.get(id) ?? { value: deserialize(Buffer.from(bytes)), size: bytes.byteLength };
    this.#values.set(id, entry);
    // An id stands for one value, so its type is known.
    return entry.value as Value;
  }
}
