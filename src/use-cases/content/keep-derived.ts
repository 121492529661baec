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
  readInputs: (published: Queryable) => Promise<readonly unknown[]>,
  make: (published: Queryable, before: Value | undefined) => Promise<Value>,
): Promise<Value> {
  const { value } = await context.content.rememberOnward<Derived<Value>>(key, async (before) => {
    const published = context.published.pinned();
    // Before the value: what is written in between is in it, and makes it anew once more.
    const inputs = await readInputs(published);
    const isSame = before?.inputs.every((input, index) => input === inputs[index]);
    return before && isSame ? before : { inputs, value: await make(published, before?.value) };
  });
  return value;
}
