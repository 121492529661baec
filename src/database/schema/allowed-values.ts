import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

const listed = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));

/** Condition of a check constraint: the column holds one of the words. */
export const oneOf = (column: SQLWrapper, values: readonly string[]): SQL => sql`${column} in (${listed(values)})`;

/** Condition of a check constraint: every entry of the list is one of the words. */
export const allOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} <@ array[${listed(values)}]::text[]`;
