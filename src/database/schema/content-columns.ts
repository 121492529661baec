import { sql, type SQL, type SQLWrapper } from "drizzle-orm";
import {
  type AnyPgColumn,
  boolean,
  integer,
  jsonb,
  timestamp,
  uuid,
  type UpdateDeleteAction,
} from "drizzle-orm/pg-core";
import { newUuid } from "../new-uuid.ts";

/** Primary key made in the program, so that rows can name each other before they are written. */
export const uuidKey = () => uuid().primaryKey().$defaultFn(newUuid);

/** Names a row of another table, always. */
export const reference = (key: () => AnyPgColumn, actions?: { readonly onDelete: UpdateDeleteAction }) =>
  uuid().notNull().references(key, actions);

/** What every content table carries: `version` goes up by one at each change and tells two editors apart. */
export const contentColumns = () => ({
  version: integer().notNull().default(1),
  published: boolean().notNull().default(true),
  createdAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  updatedAt: timestamp({ withTimezone: true }).notNull().defaultNow(),
  /** The person; null for the data set that came with the program. */
  createdBy: uuid(),
  updatedBy: uuid(),
});

/** Where one fact comes from. */
export interface FactSource {
  readonly source: string;
  /** Day the fact was true or collected, `YYYY-MM-DD` or as much of it as is known; null when unknown. */
  readonly date: string | null;
  readonly certainty: "high" | "medium" | "low" | null;
}

/** By name of the field as the API spells it, such as `season` or `elevationM`. */
export type FactSources = Readonly<Record<string, FactSource>>;

export const sourcesColumn = () =>
  jsonb()
    .$type<FactSources>()
    .notNull()
    .default(sql`'{}'::jsonb`);

const listed = (values: readonly string[]): SQL =>
  sql.raw(values.map((value) => `'${value.replaceAll("'", "''")}'`).join(", "));

/** Condition of a check constraint: the column holds one of the words. */
export const oneOf = (column: SQLWrapper, values: readonly string[]): SQL => sql`${column} in (${listed(values)})`;

/** Condition of a check constraint: every entry of the list is one of the words. */
export const allOf = (column: SQLWrapper, values: readonly string[]): SQL =>
  sql`${column} <@ array[${listed(values)}]::text[]`;
