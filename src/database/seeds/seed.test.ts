import { sql } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { dataSet } from "../schema/content/data-set.ts";
import { readDataSet } from "./read-data-set.ts";
import { seedDatabase } from "./seed.ts";

const database = await testDatabase({ seeded: true });

/** Accounts and their data, mails, and internal data: content caches contain none of it. */
const withoutContent = [
  "account_link",
  "api_token",
  "audit_log",
  "content_revision",
  "correction_suggestion",
  "data_set",
  "email",
  "email_reply",
  "favourite_accommodation",
  "favourite_town",
  "letter_refusal",
  "oauth2_attempt",
  "oauth2_connection",
  "owner_link",
  "passkey",
  "password_reset_request",
  "path_proposal",
  "plan",
  "plan_day",
  "plan_diary",
  "plan_photo",
  "rate_limit",
  "recovery_code",
  "register_file",
  "register_import",
  "register_mapping",
  "register_row",
  "register_step",
  "second_factor",
  "server_secret",
  "session",
  "shipped_row",
  "trail_note",
  "trail_note_report",
  "user",
];

async function count(table: string): Promise<number> {
  const { rows } = await database.pool.query<{ n: number }>(`SELECT count(*)::int AS n FROM ${table}`);
  return rows[0]?.n ?? 0;
}

describe("the seeded database", () => {
  it("contains the whole data set", async () => {
    expect(await count("route")).toBe(14);
    expect(await count("waypoint")).toBe(1_664);
    expect(await count("arc")).toBe(1_770);
    expect(await count("branch")).toBe(118);
    expect(await count("accommodation")).toBe(3_024);
    expect(await count("point_of_interest")).toBe(4_240);
  });

  it("is not seeded twice", async () => {
    expect(await seedDatabase(database)).toBe(false);
    const seeded = await database.drizzle.select().from(dataSet);
    expect(seeded).toMatchObject([{ name: "open-data-set", counts: { route: 14, accommodation: 3_024 } }]);
  });

  it("derives distances that add up to the branch they belong to", async () => {
    const { rows } = await database.pool.query(`
      SELECT sum(distance.metres)::int AS metres, sum(distance.ascent_m)::int AS ascent,
        count(*) = max(distance.position) AS gapless
      FROM distance JOIN branch ON branch.uuid = distance.branch_uuid JOIN route ON route.uuid = branch.route_uuid
      WHERE route.slug = 'camino-frances' AND branch.kind = 'main'`);
    expect(rows).toEqual([{ metres: 765_780, ascent: 10_175, gapless: true }]);
  });

  it("has a source for every known fact of a place to stay, and none for unknown ones", async () => {
    const { rows } = await database.pool.query(`
      SELECT beds, sources FROM accommodation WHERE season IS NOT NULL AND beds IS NULL
      AND sources -> 'name' ->> 'source' = 'de-calixtinus' ORDER BY slug LIMIT 1`);
    expect(rows[0].sources).toMatchObject({
      name: { source: "de-calixtinus", date: "2023" },
      season: { source: expect.any(String) },
    });
    expect(rows[0].sources).not.toHaveProperty("beds");
  });

  it("marks every unverified season for confirmation", async () => {
    const { rows } = await database.pool.query(`
      SELECT DISTINCT season_confirm_first AS confirm, sources -> 'season' ->> 'certainty' = 'low' AS low
      FROM accommodation WHERE season IS NOT NULL ORDER BY 1`);
    expect(rows).toEqual([
      { confirm: false, low: false },
      { confirm: true, low: true },
    ]);
  });

  it("contains every text of the data set, in both languages and with its source", async () => {
    const { descriptions } = await readDataSet();
    const { rows } = await database.pool.query(`
      SELECT route.slug || '/' || branch.slug AS slug, branch.description AS en, branch.description_es AS es,
        branch.sources -> 'descriptionEs' AS told, branch.sources ? 'segments' AS shaped
      FROM branch JOIN route ON route.uuid = branch.route_uuid WHERE branch.description IS NOT NULL`);
    const bySlug = (one: { slug: string }, other: { slug: string }) => one.slug.localeCompare(other.slug);
    const ofBranches = descriptions.filter(({ kind }) => kind === "branch");
    expect(ofBranches.length).toBeGreaterThanOrEqual(30);
    expect(rows.toSorted(bySlug)).toEqual(
      ofBranches
        .map(({ slug, en, es, date, source }) => ({
          slug,
          en,
          es,
          told: { source, date, certainty: "medium" },
          shaped: true,
        }))
        .toSorted(bySlug),
    );
    for (const [kind, table] of [
      ["town", "town"],
      ["point-of-interest", "point_of_interest"],
    ] as const) {
      const counts = await database.pool.query(
        `SELECT count(description)::int AS en, count(description_es)::int AS es FROM ${table}`,
      );
      const texts = descriptions.filter((row) => row.kind === kind).length;
      expect(counts.rows).toEqual([{ en: texts, es: texts }]);
    }
  });

  it("assigns new arcs ids after those of the data set", async () => {
    const { rows } = await database.pool.query(`
      INSERT INTO arc (from_waypoint_uuid, to_waypoint_uuid, mode, distance_m)
      SELECT to_waypoint_uuid, from_waypoint_uuid, mode, distance_m FROM arc LIMIT 1
      RETURNING id > (SELECT max(id) FROM arc) AS later`);
    expect(rows).toEqual([{ later: true }]);
  });

  it("increments the content revision on changes of every content table", async () => {
    const { rows } = await database.drizzle.execute<{ table: string }>(sql`
      SELECT table_name AS table FROM information_schema.tables
      WHERE table_schema = 'public' AND table_type = 'BASE TABLE'
      EXCEPT SELECT event_object_table FROM information_schema.triggers WHERE trigger_name = 'bump_content_revision'`);
    expect(rows.map(({ table }) => table).toSorted()).toEqual(withoutContent);
  });
});
