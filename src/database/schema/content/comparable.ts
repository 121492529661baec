import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

const accented = "áàâäãåéèêëíìîïóòôöõúùûüñçý";
const plain = "aaaaaaeeeeiiiiooooouuuuncy";

/** A text for comparison: without case and accents, the same on every database. Indexes use exactly this expression. */
export function comparable(text: SQLWrapper): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`;
}

/** For sorting: by code points, the same on every database. */
export const sortable = (text: SQLWrapper): SQL => sql`(${comparable(text)}) COLLATE "C"`;
