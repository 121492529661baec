import type pg from "pg";

/** SQL of the key that the copy `number` of a row has; copy 0 is the row itself. */
export const copiedKey = (key: string, number: string): string =>
  `CASE WHEN ${number} = 0 THEN ${key} ELSE md5(${key}::text || '-' || ${number})::uuid END`;

/**
 * Copies rows of a table within the database.
 *
 * @param source what follows FROM, where the table is called `row`
 * @param changed SQL of the columns that differ in the copy, by name
 */
export async function copyRows(
  client: pg.Client,
  table: string,
  source: string,
  changed: Readonly<Record<string, string>>,
): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    `SELECT column_name AS name FROM information_schema.columns
     WHERE table_schema = 'public' AND table_name = $1 AND NOT (is_identity = 'YES' AND identity_generation = 'ALWAYS')`,
    [table],
  );
  const names = rows.map(({ name }) => `"${name}"`).join(", ");
  const values = rows.map(({ name }) => changed[name] ?? `row."${name}"`).join(", ");
  await client.query(`INSERT INTO "${table}" (${names}) SELECT ${values} FROM ${source}`);
}
