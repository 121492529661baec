import { expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { listUnverifiedHouses } from "./unverified-houses.ts";

const database = await testDatabase({ seeded: true });
// By hashes of the slugs, which are the same in each database; identifiers begin with the time.
await database.pool.query(`UPDATE accommodation SET
  verified_at = CASE get_byte(decode(md5(slug), 'hex'), 1) % 4 WHEN 0 THEN NULL WHEN 1 THEN now() ELSE timestamptz '2020-01-01' + get_byte(decode(md5(slug), 'hex'), 2) % 5 * interval '1 day' END,
  email = CASE get_byte(decode(md5(slug), 'hex'), 3) % 3 WHEN 0 THEN NULL WHEN 1 THEN 'Same@example.org' ELSE slug || '@example.org' END`);
await database.pool.query(`INSERT INTO letter_refusal (address, refused_at) VALUES ('same@example.org', now())`);
await database.pool.query(`INSERT INTO accommodation_owner (uuid, name, email, created_at, updated_at)
  VALUES ('00000000-0000-4000-8000-000000000001', 'Owner', 'owner@example.org', now(), now())`);
await database.pool.query(`UPDATE accommodation SET owner_uuid = '00000000-0000-4000-8000-000000000001'
  WHERE get_byte(decode(md5(slug), 'hex'), 4) % 3 = 0`);
await database.pool.query(`INSERT INTO email (uuid, "to", subject, text, html, template, accommodation_uuid, created_at)
  SELECT uuid, 'a@example.org', '', '', '', 'house', uuid, timestamptz '2024-03-01' FROM accommodation WHERE get_byte(decode(md5(slug), 'hex'), 5) % 5 = 0`);
const before = new Date("2020-01-04");

/** The same in one list, sorted as specified. */
async function plainly(words: string): Promise<{ uuid: string; written: boolean; refuses: boolean }[]> {
  const { rows } = await database.pool.query(
    `SELECT house.uuid, EXISTS (SELECT FROM email WHERE accommodation_uuid = house.uuid) AS written,
       EXISTS (SELECT FROM letter_refusal WHERE address = lower(coalesce(owner.email, house.email))) AS refuses
     FROM accommodation house JOIN town ON town.uuid = house.town_uuid
       LEFT JOIN accommodation_owner owner ON owner.uuid = house.owner_uuid
     WHERE house.published AND house.status <> 'closed' AND (house.verified_at IS NULL OR house.verified_at < $1)
       AND (house.name ILIKE $2 OR town.name ILIKE $2)
     ORDER BY coalesce(owner.email, house.email) IS NULL
       OR EXISTS (SELECT FROM letter_refusal WHERE address = lower(coalesce(owner.email, house.email))),
       house.verified_at NULLS FIRST, house.name, house.uuid`,
    [before, `%${words}%`],
  );
  return rows;
}

it.each(["", "casa", "león"])("sorts places filtered by %j consistently over all pages", async (words) => {
  const all = await plainly(words);
  expect(all.length).toBeGreaterThan(5);
  const perPage = Math.ceil(all.length / 5);
  const pages = 6;
  const listed: typeof all = [];
  for (let page = 1; page <= pages; page += 1) {
    const { houses, total } = await listUnverifiedHouses(database, { before, words }, { page, perPage });
    expect(total).toBe(all.length);
    listed.push(
      ...houses.map(({ uuid, writtenAt, refusesLetters }) => ({
        uuid,
        written: writtenAt !== null,
        refuses: refusesLetters,
      })),
    );
  }
  expect(listed).toEqual(all);
});
