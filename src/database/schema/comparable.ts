import { sql, type SQL, type SQLWrapper } from "drizzle-orm";

const accented = "áàâäãåéèêëíìîïóòôöõúùûüñçý";
const plain = "aaaaaaeeeeiiiiooooouuuuncy";

/** A text as words are compared: without case and accents, the same on every database. Indexes know it in these very words. */
export function comparable(text: SQLWrapper): SQL {
  return sql`translate(lower(${text}), ${sql.raw(`'${accented}'`)}, ${sql.raw(`'${plain}'`)})`;
}

/** As it is sorted: by code points, the same on every database. */
export const sortable = (text: SQLWrapper): SQL => sql`(${comparable(text)}) COLLATE "C"`;
