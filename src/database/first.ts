import type { SelectResultFields } from "drizzle-orm/query-builders/select.types";

/** A row of the selected columns, none of them from an optional table of an outer join. */
export type Selected<Columns> = Readonly<SelectResultFields<Columns>>;

/** The first row of a query; `null` if there is none. */
export async function first<Row>(query: PromiseLike<readonly Row[]>): Promise<Row | null> {
  return (await query)[0] ?? null;
}

/** The row that a statement wrote. @throws Error with the message if it wrote none */
export async function writtenRow<Row>(query: PromiseLike<readonly Row[]>, errorMessage: string): Promise<Row> {
  const [row] = await query;
  if (row === undefined) throw new Error(errorMessage);
  return row;
}

/** Whether a statement has written or deleted a row. */
export async function hasWritten(statement: PromiseLike<{ readonly rowCount: number | null }>): Promise<boolean> {
  return ((await statement).rowCount ?? 0) > 0;
}
