import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

/**
 * A text for comparison: without case and accents, letters folded as by `foldText`, the same on every database. Indexes
 * use exactly this expression; migrations define the function.
 */
export function comparable(text: SQLWrapper): SQL {
  return sql`folded_text(${text})`;
}

/** For sorting: by code points, the same on every database. */
export const sortable = (text: SQLWrapper): SQL => sql`(${comparable(text)}) COLLATE "C"`;
