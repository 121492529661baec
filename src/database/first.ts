import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";

/** A row that is read by these columns; none of a table that may be missing from it. */
export type Selected<Columns> = Readonly<SelectResultFields<Columns>>;

/** The row that a query finds; `null` where it finds none. */
export async function first<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await query)[0] ?? null;
}

/** The row that a statement writes. @throws Error, saying so, where it writes none */
export async function written<Row>(query: PromiseLike<readonly Row[]>, otherwise: string): Promise<Row> {
  const [row] = await query;
  if (row === undefined) throw new Error(otherwise);
  return row;
}
