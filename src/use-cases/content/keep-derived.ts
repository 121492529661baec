import type { Queryable } from "#database/connect.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

interface Derived<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * A value derived from published content, recomputed only when one of its inputs has changed: most changes of content
 * leave most inputs the same.
 *
 * @param make gets the previous value, whose still valid parts it may reuse
 * @param readInputs marks of tables, and other derived values: the value is valid as long as all of them are the same
 */
export async function keepDerived<Value>(
  context: UseCaseContext,
  key: string,
  readInputs: () => Promise<readonly unknown[]>,
  make: (published: Queryable, before: Value | undefined) => Promise<Value>,
): Promise<Value> {
  const { value } = await context.content.rememberOnward<Derived<Value>>(key, (before) =>
    derive(context, before, readInputs, make),
  );
  return value;
}

/**
 * As `keepDerived`, for very many keys: of each kind, which is the first word of the key, the 50 most recently used values are
 * kept. Null, which stands for what does not exist, is not kept.
 */
export async function keepChosen<Value>(
  context: UseCaseContext,
  key: string,
  readInputs: () => Promise<readonly unknown[]>,
  make: (published: Queryable, before: Value | undefined) => Promise<Value | null>,
): Promise<Value | null> {
  const kept = await context.content.rememberChosenOnward<Derived<Value>>(key, async (before) => {
    const { inputs, value } = await derive<Value | null>(context, before, readInputs, (published) =>
      make(published, before?.value),
    );
    return value === null ? null : { inputs, value };
  });
  return kept?.value ?? null;
}

async function derive<Value>(
  context: UseCaseContext,
  before: Derived<Value> | undefined,
  readInputs: () => Promise<readonly unknown[]>,
  make: (published: Queryable, before: Value | undefined) => Promise<Value>,
): Promise<Derived<Value>> {
  const published = context.published.pinned();
  // Before the value: anything written in between is in the value, and only causes one more recomputation.
  const inputs = await readInputs();
  const isSame = before?.inputs.every((input, index) => input === inputs[index]);
  return before && isSame ? before : { inputs, value: await make(published, before?.value) };
}
