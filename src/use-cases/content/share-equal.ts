/** Shares one value in memory between all equal ones, which are common; equality is that of their JSON. */
export function sharingEqual(): <Value>(value: Value) => Value {
  const known = new Map<string, unknown>();
  return <Value>(value: Value): Value => {
    if (value === null) return value;
    const key = JSON.stringify(value);
    if (!known.has(key)) known.set(key, value);
    // Under its own writing lies an equal value.
    return known.get(key) as Value;
  };
}
