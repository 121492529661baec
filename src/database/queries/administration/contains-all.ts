import { and, or, type SQL, sql } from "drizzle-orm";
import { likePattern } from "#database/conditions.ts";
import type { PgColumn } from "drizzle-orm/pg-core";
import { comparable } from "../../schema/content/comparable.ts";

/** Whether each word of a search occurs in one of the texts, ignoring case and accents. */
export function containsAll(search: string, texts: readonly (SQL | PgColumn)[]): SQL | undefined {
  const words = search.split(/\s+/).filter(Boolean);
  return and(...words.map((word) => or(...texts.map((text) => contains(text, word)))));
}

/** Whether a text contains a word, ignoring case and accents. Wide signs become plain ones before they are escaped. */
export function contains(text: SQL | PgColumn, word: string): SQL {
  return sql`${comparable(text)} LIKE ${comparable(sql`${likePattern(word.normalize("NFKC"))}::text`)}`;
}
