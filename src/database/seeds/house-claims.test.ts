import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { insertHouseClaims } from "./house-claims.ts";
import { readDataSet } from "./read-data-set.ts";

const database = await testDatabase({ seeded: true });
const query = async (text: string) => (await database.pool.query<object>(text)).rows;

it("replaces the changed claims of earlier data sets, and writes no unchanged one again", async () => {
  const claims = () =>
    query(
      "SELECT accommodation_uuid, field, source, date, value, certainty, licence FROM house_fact ORDER BY 1, 2, 3, 4",
    );
  /** How many claims each transaction has written. */
  const unchangedBy = () =>
    query("SELECT count(*)::int AS n, xmin::text FROM house_fact WHERE field NOT IN ('phone', 'type') GROUP BY xmin");
  const [shipped, before] = [await claims(), await unchangedBy()];
  await query("DELETE FROM house_fact WHERE field = 'phone'");
  await query(`UPDATE house_fact SET value = '"x"' WHERE field = 'type'`);
  await query(`INSERT INTO house_fact (accommodation_uuid, field, source, date, value, licence)
    SELECT accommodation_uuid, field, source, '1999', value, licence FROM house_fact WHERE field = 'type'`);
  await insertHouseClaims(database, await readDataSet());
  expect(await claims()).toEqual(shipped);
  expect(await unchangedBy()).toEqual(before);
});
