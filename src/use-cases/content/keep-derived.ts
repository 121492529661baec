import type { Queryable } from "#database/connect.ts";
import type { UseCaseContext } from "#use-cases/context.ts";

interface Derived<Value> {
  readonly inputs: readonly unknown[];
  readonly value: Value;
}

/**
 * A value made of published content, made anew only when something that it is made of has changed: most changes leave most of
 * it as it was.
 *
 * @param make is given the value before, of which it may take what still stands
 * @param readInputs marks of tables, and other values of this kind: the value stands as long as all are the same
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
 * As `keepDerived`, of keys of which there are very many: of each kind, which is the first word of the key, the 50 used last are
 * kept. Null, for what there is not, is not.
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
  // Before the value: what is written in between is in it, and makes it anew once more.
  const inputs = await readInputs();
  const isSame = before?.inputs.every((input, index) => input === inputs[index]);
  return before && isSame ? before : { inputs, value: await make(published, before?.value) };
}
