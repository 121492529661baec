/** Shares one value in memory between all equal ones, which are common; equality is that of their JSON. */
export function sharingEqual(): <Value>(value: Value) => Value {
  const [texts, others] = [new Map<string, unknown>(), new Map<string, unknown>()];
  return <Value>(value: Value): Value => {
    if (value === null) return value;
    const [known, key] = typeof value === "string" ? [texts, value] : [others, JSON.stringify(value)];
    if (!known.has(key)) known.set(key, value);
    // The key is the serialised value, so the entry is equal.
    return known.get(key) as Value;
  };
}
