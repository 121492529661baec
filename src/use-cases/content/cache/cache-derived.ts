import type { Queryable } from "#database/connection/connect.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

interface Derived<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * A value derived from published content, recomputed only when one of its inputs has changed: most changes of content
 * leave most inputs the same.
 *
 * @param compute gets the previous value, whose still valid parts it may reuse
 * @param readInputs versions of tables, and other derived values: the value is valid as long as all of them are the same
 */
export async function cacheDerived<Value>(
  context: UseCaseContext,
  key: string,
  readInputs: () => Promise<readonly unknown[]>,
  compute: (published: Queryable, previous: Value | undefined) => Promise<Value>,
): Promise<Value> {
  const { value } = await context.content.getOrUpdate<Derived<Value>>(key, (previous) =>
    derive(context, previous, readInputs, compute),
  );
  return value;
}

/**
 * As `cacheDerived`, for an unbounded number of keys: of each kind, the first word of the key, only the 50 most recently
 * used values are cached. Null, for what does not exist, is not cached.
 */
export async function cacheDerivedBounded<Value>(
  context: UseCaseContext,
  key: string,
  readInputs: () => Promise<readonly unknown[]>,
  compute: (published: Queryable, previous: Value | undefined) => Promise<Value | null>,
): Promise<Value | null> {
  const cached = await context.content.getOrUpdateBounded<Derived<Value>>(key, async (previous) => {
    const { inputs, value } = await derive<Value | null>(context, previous, readInputs, (published) =>
      compute(published, previous?.value),
    );
    return value === null ? null : { inputs, value };
  });
  return cached?.value ?? null;
}

async function derive<Value>(
  context: UseCaseContext,
  previous: Derived<Value> | undefined,
  readInputs: () => Promise<readonly unknown[]>,
  compute: (published: Queryable, previous: Value | undefined) => Promise<Value>,
): Promise<Derived<Value>> {
  const published = context.published.pinned();
  // Before the value: anything written in between is in the value, and only causes one more recomputation.
  const inputs = await readInputs();
  const isSame = previous?.inputs.every((input, index) => input === inputs[index]);
  return previous && isSame ? previous : { inputs, value: await compute(published, previous?.value) };
}
