/**
 * Computes something from an object once, for the life of the object. @param compute called once per object, whose values
 * must not change afterwards
 */
export function memoizeByObject<Key extends WeakKey, Value>(compute: (key: Key) => Value): (key: Key) => Value {
  const cache = new WeakMap<Key, { readonly value: Value }>();
  return (key) => {
    const known = cache.get(key);
    if (known) return known.value;
    const value = compute(key);
    cache.set(key, { value });
    return value;
  };
}
