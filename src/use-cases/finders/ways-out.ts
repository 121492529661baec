/** A filter, or one of its values, and how much would be found without it. */
export interface WayOut {
  readonly field: string;
  /** Null takes away the whole filter. */
  readonly value: string | null;
  readonly count: number;
}

type Filters = Readonly<Record<string, unknown>>;

/**
 * For filters that together let nothing through: those of which one alone can be taken away to find something, the most
 * promising first.
 * @param fields names of the filters that may be taken away
 * @param count how much is found with the given filters
 */
export async function waysOut<Query extends Filters>(
  query: Query,
  fields: readonly (keyof Query & string)[],
  count: (query: Query) => Promise<number>,
): Promise<readonly WayOut[]> {
  const found: WayOut[] = [];
  for (const field of fields) {
    for (const { value, without } of variantsWithout(query, field)) {
      const amount = await count(without);
      if (amount > 0) found.push({ field, value, count: amount });
    }
  }
  return found.toSorted((a, b) => b.count - a.count);
}

function variantsWithout<Query extends Filters>(
  query: Query,
  field: keyof Query & string,
): { value: string | null; without: Query }[] {
  const given: unknown = query[field];
  if (given === undefined || given === "") return [];
  if (!Array.isArray(given)) return [{ value: null, without: { ...query, [field]: undefined } }];
  return given.map((value: unknown) => ({
    value: String(value),
    without: { ...query, [field]: given.filter((other) => other !== value) },
  }));
}
