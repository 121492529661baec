import { cp, mkdtemp, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase } from "#tests/support/database/database.ts";
import { dataSetFolder } from "./read-data-set.ts";
import { refreshDataSet, type RefreshReport } from "./refresh.ts";

const database = await testDatabase({ seeded: true });
const query = async <Row extends object>(text: string, values: unknown[] = []): Promise<Row[]> =>
  (await database.pool.query<Row>(text, values)).rows;

const folder = await mkdtemp(join(tmpdir(), "data-set-"));
afterAll(() => rm(folder, { recursive: true }));

/** A data set with one changed cell of a house. */
async function changeCell(slug: string, before: string, after: string): Promise<void> {
  const path = join(folder, "accommodations.csv");
  const lines = (await readFile(path, "utf8")).split("\n");
  const changed = lines.map((line) => (line.startsWith(`${slug},`) ? line.replace(before, after) : line));
  await writeFile(path, changed.join("\n"));
}

const [cuatro, caminante] = ["albergue-cuatro-cantones-belorado", "albergue-pension-caminante-belorado"];
const phoneOf = async (slug: string) =>
  (
    await query<{ phone: string | null; version: number }>("SELECT phone, version FROM accommodation WHERE slug = $1", [
      slug,
    ])
  )[0];

beforeAll(() => cp(dataSetFolder, folder, { recursive: true }));

describe("a new data set on an existing installation", () => {
  it("is applied once", async () => {
    expect(await refreshDataSet(database, { folder })).toBeNull();
  });

  it("updates unchanged records, and lists those changed by editors", async () => {
    await query("UPDATE accommodation SET phone = '+34 600 000 000' WHERE slug = $1", [caminante]);
    await changeCell(cuatro, "+34 947 580 591", "+34 947 000 001");
    await changeCell(caminante, "+34 656 873 927", "+34 947 000 002");
    const report = await refreshDataSet(database, { folder });
    expect(report).toEqual({
      added: 0,
      changed: 1,
      merged: 0,
      leftAlone: [
        {
          resource: "accommodation",
          key: caminante,
          field: "phone",
          shipped: "+34 947 000 002",
          stored: "+34 600 000 000",
        },
      ],
    } satisfies RefreshReport);
    expect(await phoneOf(cuatro)).toEqual({ phone: "+34 947 000 001", version: 2 });
    expect(await phoneOf(caminante)).toEqual({ phone: "+34 600 000 000", version: 1 });
    expect(
      await query("SELECT after -> 'leftAlone' -> 0 ->> 'key' AS key FROM audit_log WHERE resource = 'data-set'"),
    ).toEqual([{ key: caminante }]);
    expect(await refreshDataSet(database, { folder })).toBeNull();
  });

  it("updates descriptions of places, except those changed by an editor", async () => {
    const words = async (slug: string) =>
      (
        await query<Record<string, unknown>>(
          `SELECT description, description_es AS spanish,
        sources -> 'descriptionEs' ->> 'source' AS source FROM town WHERE slug = $1`,
          [slug],
        )
      )[0];
    const path = join(folder, "descriptions.csv");
    const shipped = await readFile(path, "utf8");
    expect(await words("leon")).toMatchObject({ description: expect.stringContaining("León"), source: "vieira" });
    await query("UPDATE town SET description = NULL, description_es = NULL, sources = '{}' WHERE slug = 'leon'");
    await query("UPDATE town SET description_es = 'De aquí.' WHERE slug = 'burgos'");
    await query("DELETE FROM shipped_row WHERE key = 'leon'");
    await writeFile(path, shipped.replace(/^(town,(leon|burgos)),.*$/gm, "$1,Here.,Aquí.,2026-12,vieira"));
    const report = await refreshDataSet(database, { folder });
    expect(await words("leon")).toEqual({ description: "Here.", spanish: "Aquí.", source: "vieira" });
    expect(await words("burgos")).toMatchObject({ description: "Here.", spanish: "De aquí." });
    expect(report).toMatchObject({ changed: 2 });
    expect(report?.leftAlone).toContainEqual({
      resource: "town",
      key: "burgos",
      field: "descriptionEs",
      shipped: "Aquí.",
      stored: "De aquí.",
    });
    await query("UPDATE town SET description_es = 'Aquí.' WHERE slug = 'burgos'");
  });

  it("updates descriptions of branches, except those changed by an editor", async () => {
    const path = join(folder, "descriptions.csv");
    const shipped = await readFile(path, "utf8");
    const words = (slug: string) =>
      query<{ description: string; spanish: string; version: number }>(
        "SELECT description, description_es AS spanish, version FROM branch WHERE slug = $1",
        [slug],
      );
    const [untouched] = await words("pradela");
    const [own] = await words("samos");
    await query(
      "UPDATE branch SET description = 'Ours.', description_es = NULL, updated_by = $1 WHERE slug = 'samos'",
      ["0199a000-0000-7000-8000-000000000001"],
    );
    // Earlier versions had no descriptions of branches.
    await query("UPDATE branch SET description = NULL, description_es = NULL WHERE slug = 'valcarlos'");
    await query(`UPDATE shipped_row SET facts = facts - 'description' - 'descriptionEs' WHERE resource = 'branch'`);
    await writeFile(path, shipped.replace(/^(branch,camino-frances\/pradela),"[^"]*"/m, "$1,Steep."));
    const report = await refreshDataSet(database, { folder });
    expect(await words("pradela")).toEqual([{ description: "Steep.", spanish: untouched?.spanish, version: 2 }]);
    expect(await words("samos")).toEqual([{ description: "Ours.", spanish: expect.any(String), version: 2 }]);
    expect(await words("valcarlos")).toEqual([
      { description: expect.stringContaining("Lepoeder"), spanish: expect.stringContaining("Lepoeder"), version: 2 },
    ]);
    expect(report?.leftAlone).toEqual([
      expect.objectContaining({
        resource: "branch",
        key: "camino-frances samos",
        field: "description",
        stored: "Ours.",
      }),
    ]);
    await query("UPDATE branch SET description = $1, updated_by = NULL WHERE slug = 'samos'", [own?.description]);
  });

  it("adds lines, register facts and sights, and keeps those drawn, written and deleted here", async () => {
    const [sketched, drawn] = [913, 914];
    const [isNew, isDeleted] = ["crucero-de-azofra", "puente-sobre-el-najerilla-najera"];
    await query("UPDATE arc SET line = '??AA', line_elevations_m = '{1,2}' WHERE id IN (913, 914)");
    await query(`UPDATE arc SET sources = sources || '{"line": {"source": "straight"}}' WHERE id = $1`, [sketched]);
    await query(`UPDATE arc SET sources = sources || '{"line": {"source": "our.gpx"}}' WHERE id = $1`, [drawn]);
    await query("UPDATE shipped_row SET facts = facts - 'line' - 'lineElevationsM' WHERE resource = 'arc'");
    await query("UPDATE town SET population = NULL, feasts = '{}' WHERE slug = 'astorga'");
    await query("UPDATE shipped_row SET facts = facts - 'population' - 'feasts' WHERE key = 'astorga'");
    await query("DELETE FROM point_of_interest WHERE slug IN ($1, $2)", [isNew, isDeleted]);
    await query("DELETE FROM shipped_row WHERE resource = 'point-of-interest' AND key = $1", [isNew]);
    await query("UPDATE data_set SET checksum = 'of an earlier one'");
    const report = await refreshDataSet(database, { folder });
    expect(report).toMatchObject({ added: 1, changed: 2 });
    const lineOf = async (id: number) =>
      (
        await query<Record<string, unknown>>(
          "SELECT line, sources -> 'line' ->> 'source' AS source FROM arc WHERE id = $1",
          [id],
        )
      )[0];
    expect(await lineOf(sketched)).toMatchObject({ line: expect.stringMatching(/^.{40,}/), source: "openstreetmap" });
    expect(await lineOf(drawn)).toEqual({ line: "??AA", source: "our.gpx" });
    expect(report?.leftAlone.map(({ key, field }) => `${key} ${field}`)).toEqual(["914 line", "914 lineElevationsM"]);
    expect(
      await query(
        "SELECT population > 5000 AS counted, cardinality(feasts) AS feasts FROM town WHERE slug = 'astorga'",
      ),
    ).toEqual([{ counted: true, feasts: 2 }]);
    expect(await query("SELECT slug FROM point_of_interest WHERE slug IN ($1, $2)", [isNew, isDeleted])).toEqual([
      { slug: isNew },
    ]);
  });

  it("updates all other facts of waypoints, towns, routes, sights and branches, except those changed by an editor", async () => {
    const olderThan = async (table: string, slug: string, assignments: string, by: string | null = null) =>
      query(`UPDATE ${table} SET ${assignments}, updated_by = $2 WHERE slug = $1`, [slug, by]);
    const editor = "0199a000-0000-7000-8000-000000000001";
    await olderThan("waypoint", "sarria", "elevation_m = 1, kind = 'junction'");
    await olderThan("waypoint", "melide", "elevation_m = 1", editor);
    await olderThan("town", "sarria", "province = NULL, services = '{}'");
    await olderThan("route", "camino-ingles", "colour = '#000000'");
    await olderThan("branch", "valcarlos", `name_translations = '{}'`);
    await query("UPDATE arc SET distance_m = distance_m + 1000, sources = '{}' WHERE id = 1");
    await query("UPDATE closure SET note = 'Closed.'");
    await query("UPDATE published_stage SET distance_m = 1 WHERE number = 2");
    await query("UPDATE point_of_interest SET opening_hours = 'never' WHERE slug = $1", ["crucero-de-azofra"]);
    const misdated = `sources = replace(sources::text, '"date": "20', '"date": "19')::jsonb`;
    await Promise.all([olderThan("town", "melide", misdated), olderThan("accommodation", cuatro, misdated)]);
    await query(`UPDATE arc SET ${misdated} WHERE id = 2`);
    // Earlier versions recorded none of these.
    await query(`DELETE FROM shipped_row WHERE resource IN ('waypoint', 'branch', 'closure', 'published-stage')`);
    await query(`UPDATE shipped_row SET facts = facts - '{province,services,colour,openingHours,distanceM}'::text[]
      WHERE resource IN ('town', 'route', 'point-of-interest', 'arc')`);
    await query("UPDATE data_set SET checksum = 'of an earlier one'");
    const report = await refreshDataSet(database, { folder });
    expect(report?.changed).toBe(11);
    expect(report?.leftAlone).toEqual([
      { resource: "waypoint", key: "melide", field: "elevationM", shipped: expect.any(Number), stored: 1 },
    ]);
    const [row] = await query(`SELECT
      (SELECT kind || ' ' || (elevation_m > 400) FROM waypoint WHERE slug = 'sarria') AS waypoint,
      (SELECT province || ' ' || cardinality(services) FROM town WHERE slug = 'sarria') AS town,
      (SELECT colour <> '#000000' FROM route WHERE slug = 'camino-ingles') AS route,
      (SELECT name_translations ->> 'es' FROM branch WHERE slug = 'valcarlos') AS branch,
      (SELECT sources -> 'distanceM' ->> 'source' FROM arc WHERE id = 1) AS arc,
      (SELECT sum(metres)::int FROM distance JOIN branch ON branch.uuid = branch_uuid JOIN route ON route.uuid = branch.route_uuid
        WHERE route.slug = 'camino-frances' AND branch.kind = 'main') AS metres,
      (SELECT length(note) > 20 FROM closure) AS closure,
      (SELECT distance_m > 1000 FROM published_stage WHERE number = 2) AS stage,
      (SELECT opening_hours FROM point_of_interest WHERE slug = 'crucero-de-azofra') AS sight,
      (SELECT count(*)::int FROM (SELECT sources FROM town UNION ALL SELECT sources FROM accommodation
        UNION ALL SELECT sources FROM arc) AS any_row WHERE sources::text LIKE '%"date": "19%') AS misdated`);
    expect(row).toEqual({
      waypoint: "town true",
      town: "Lugo 8",
      route: true,
      branch: "Ruta de Valcarlos",
      arc: "de-calixtinus",
      metres: 765_780,
      closure: true,
      stage: true,
      sight: null,
      misdated: 0,
    });
  });

  describe("for places to stay with withheld contacts", () => {
    const claims = () =>
      query<{ field: string }>(
        "SELECT field, value, source FROM house_fact JOIN accommodation ON uuid = accommodation_uuid WHERE slug = $1 ORDER BY field, source, date",
        [caminante],
      );
    let shipped: Awaited<ReturnType<typeof claims>>;
    let report: RefreshReport | null;

    beforeAll(async () => {
      shipped = await claims();
      await query("DELETE FROM house_fact");
      await query("UPDATE accommodation SET withheld = '{web}' WHERE slug = $1", [caminante]);
      await query("UPDATE accommodation SET phone = NULL, withheld = '{phone}' WHERE slug = $1", [cuatro]);
      await changeCell(cuatro, "+34 947 000 001", "+34 947 000 003");
      report = await refreshDataSet(database, { folder });
    });

    it("stores the claims of the data set's sources, in addition to those of imported files", async () => {
      expect(shipped).toContainEqual({ field: "phone", value: "+34 947 580 231", source: "castilla-y-leon-register" });
      expect(await claims()).toEqual(shipped.filter(({ field }) => field !== "web"));
    });

    it("never restores a contact", async () => {
      expect(report?.leftAlone).toHaveLength(1);
      expect((await phoneOf(cuatro))?.phone).toBeNull();
    });
  });

  it("is rolled back on failure", async () => {
    await changeCell(cuatro, "Albergue Cuatro Cantones", "Albergue Cuatro");
    await changeCell(caminante, ",albergue_private,", ",albergue_unspecified,");
    await query(
      "ALTER TABLE accommodation ADD CONSTRAINT never CHECK (type <> 'albergue_unspecified' OR slug <> '" +
        caminante +
        "')",
    );
    await expect(refreshDataSet(database, { folder })).rejects.toThrow();
    await query("ALTER TABLE accommodation DROP CONSTRAINT never");
    expect(await query("SELECT name FROM accommodation WHERE slug = $1", [cuatro])).toEqual([
      { name: "Albergue Cuatro Cantones" },
    ]);
    expect(await refreshDataSet(database, { folder })).toMatchObject({ changed: 2 });
  });
});

describe("an installation without a record of its data set", () => {
  it("gets contacts, new places to stay, sights and ascents, and duplicates are merged", async () => {
    const [house] = await query<{ uuid: string }>("SELECT uuid FROM accommodation WHERE slug = 'akerreta-hotel'");
    await query("DELETE FROM shipped_row");
    await query("DELETE FROM accommodation_former_slug");
    await query("DELETE FROM accommodation WHERE slug = 'albergue-cabo-da-vila-fisterra'");
    await query("UPDATE arc SET ascent_m = NULL, descent_m = NULL WHERE id = 1710");
    await query(`UPDATE accommodation SET phone = NULL, email = NULL WHERE slug = '${caminante}'`);
    await query("UPDATE accommodation SET phone = '+34 948 000 000', withheld = '{email}' WHERE uuid = $1", [
      house?.uuid,
    ]);
    await query(
      `INSERT INTO accommodation
         (uuid, slug, town_uuid, name, type, lat, lon, distance_off_m, osm_id, licence, withheld)
       SELECT gen_random_uuid(), 'hotel-akerreta', town_uuid, 'Hotel Akerreta', 'hotel', 42.8967, -1.5436, 26,
         'node/4883332764', 'ODbL-1.0', '{phone}'
       FROM accommodation WHERE uuid = $1`,
      [house?.uuid],
    );
    await query("UPDATE data_set SET checksum = 'of the first'");
    const report = await refreshDataSet(database, { folder });
    expect(report).toMatchObject({ added: 2, merged: 1 });
    expect(
      await query("SELECT accommodation_uuid AS uuid FROM accommodation_former_slug WHERE slug = 'hotel-akerreta'"),
    ).toEqual([{ uuid: house?.uuid }]);
    // Contacts withheld for one are withheld for the other.
    expect(await query("SELECT phone, withheld FROM accommodation WHERE uuid = $1", [house?.uuid])).toEqual([
      { phone: null, withheld: ["email", "phone"] },
    ]);
    expect((await phoneOf(caminante))?.phone).toBe("+34 947 000 002");
    expect(await query("SELECT ascent_m AS up FROM arc WHERE id = 1710")).toEqual([{ up: 272 }]);
    expect(await query("SELECT count(*)::int AS n FROM accommodation_former_slug")).toEqual([
      { n: expect.any(Number) },
    ]);
  });
});
