/**
 * Computes something from an object once, for the life of the object. @param compute called once per object, whose values
 * must not change afterwards
 */
export function memoizeByObject<Key extends WeakKey, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const cached = cache.get(key);
    if (cached) return cached.value;
    const value = compute(key);
    cache.set(key, { value });
    return value;
  };
}
