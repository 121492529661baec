/** Shares one value in memory between all equal ones, which are common; equality is that of their JSON. */
export function createDeduplicator(): <Value>(value: Value) => Value {
  const [strings, others] = [new Map<string, unknown>(), new Map<string, unknown>()];
  return <Value>(value: Value): Value => {
    if (value === null) return value;
    const [values, key] = typeof value === "string" ? [strings, value] : [others, JSON.stringify(value)];
    if (!values.has(key)) values.set(key, value);
    // The key is the serialised value, so the entry is equal.
    return values.get(key) as Value;
  };
}
