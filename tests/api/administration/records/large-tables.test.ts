import type { PoolClient } from "pg";
import { expect, it, type MockInstance, vi } from "vitest";
import { auditList } from "#contract/administration/audit.ts";
import { inTransaction } from "#database/connection/transaction.ts";
import { resourceOf } from "#use-cases/administration/records/resource.ts";
import { writeRows } from "#use-cases/administration/records/write-rows.ts";
import { testApplication } from "#tests/support/program/application.ts";
import { testDatabase } from "#tests/support/database/database.ts";
import { staffBrowser } from "#tests/support/program/staff-browser.ts";
import { fileForm } from "#tests/support/samples/tracks.ts";

const database = await testDatabase({ seeded: true });
const application = testApplication(database);
const editor = await staffBrowser(application, database, "editor");
const base = "/api/administration";

const spies = new Map<PoolClient, MockInstance>();
database.pool.on("acquire", (client) => {
  if (!spies.has(client)) spies.set(client, vi.spyOn(client, "query"));
});

async function importTable(resource: string, columns: string, rows: readonly string[]) {
  for (const spy of spies.values()) spy.mockClear();
  const table = fileForm([columns, ...rows].join("\n"), "table.csv");
  const answer = await editor.send("POST", `${base}/${resource}/import/apply`, table);
  expect(answer.status).toBe(200);
  const { created, updated, refused } = await answer.json();
  const asked = [...spies.values()].flatMap((spy) => spy.mock.calls);
  const statements = asked.map(([first]) => String(typeof first === "string" ? first : Object(first).text));
  const longest = Math.max(...asked.flatMap(([, values]) => [values].flat().map((value) => String(value).length)));
  return { created, updated, refused, statements, longest };
}

const count = 300;
const houses = (beds: number) =>
  Array.from(
    { length: count },
    (_, index) => `de-prueba-${index},Casa ${index},leon,hostel,${index + beds},42.59,-5.57`,
  );
const columns = "slug,name,townUuid,type,beds,lat,lon";

it("a long table of houses needs few statements, and has an entry in the log for every row", async () => {
  const added = await importTable("accommodations", columns, houses(1));
  expect(added).toMatchObject({ created: count, updated: 0, refused: 0 });
  expect(added.statements.filter((text) => /insert into/i.test(text))).not.toEqual([]);
  expect(added.statements.length).toBeLessThan(count / 4);
  const changed = await importTable("accommodations", columns, houses(2));
  expect(changed).toMatchObject({ created: 0, updated: count, refused: 0 });
  expect(changed.statements.length).toBeLessThan(count / 4);
  const { rows } = await database.pool.query(
    "SELECT slug, uuid, beds, version, other_names, created_by IS NOT NULL AS has_author FROM accommodation WHERE slug LIKE 'de-prueba-%' AND beds = 9",
  );
  expect(rows).toMatchObject([{ slug: "de-prueba-7", beds: 9, version: 2, other_names: [], has_author: true }]);
  const log = await editor.send("GET", `${base}/audit?resource=accommodation&uuid=${rows[0].uuid}`);
  const [update, creation] = auditList.parse(await log.json()).data;
  expect(update).toMatchObject({ action: "import", before: { beds: 8 }, after: { beds: 9 }, canRevert: true });
  expect(Object.keys(update?.before ?? {}).toSorted()).toEqual(["beds"]);
  expect(creation).toMatchObject({ action: "import", before: null, after: { name: "Casa 7", beds: 8 } });
  const { rows: logged } = await database.pool.query(
    "SELECT count(*)::int AS entries FROM audit_log WHERE resource = 'accommodation' AND action = 'import'",
  );
  expect(logged[0].entries).toBe(2 * count);
});

it("long texts are written in statements of bounded size", async () => {
  const text = "Texto largo. ".repeat(380);
  const rows = houses(3).slice(0, 200);
  const { updated, longest } = await importTable(
    "accommodations",
    `${columns},description`,
    rows.map((row, at) => `${row},${text}${at}`),
  );
  expect(updated).toBe(rows.length);
  expect(longest).toBeGreaterThan(300_000);
  expect(longest).toBeLessThan(500_000);
});

it("a row that somebody has changed in between is named, and nothing of its portion is written", async () => {
  const { rows } = await database.pool.query(
    "SELECT uuid, version FROM accommodation WHERE NOT slug LIKE 'de-prueba-%' ORDER BY slug LIMIT 3",
  );
  const changes = rows.map(({ uuid, version }, at) => ({
    line: at + 2,
    action: "update" as const,
    uuid,
    title: "",
    version: at === 1 ? version - 1 : version,
    values: { beds: 77 },
  }));
  const change = { by: null, now: new Date() };
  const written = inTransaction(database, (tx) => writeRows(tx, resourceOf("accommodations"), changes, change));
  await expect(written).rejects.toMatchObject({ row: { line: 3 }, refusal: { errors: { version: ["stale_row"] } } });
  const uuids = rows.map(({ uuid }) => uuid);
  const after = await database.pool.query(
    "SELECT uuid, version FROM accommodation WHERE uuid = ANY($1) ORDER BY slug",
    [uuids],
  );
  expect(after.rows).toEqual(rows);
});

it("a table of arcs derives the distances of its branches once", async () => {
  const { rows: arcs } = await database.pool.query("SELECT id, distance_m FROM arc ORDER BY id LIMIT 20");
  const total = async () =>
    (
      await database.pool.query(
        "SELECT sum(metres)::int AS metres FROM distance JOIN branch ON branch.uuid = branch_uuid WHERE branch.kind = 'main'",
      )
    ).rows[0].metres;
  const before = await total();
  const table = arcs.map(({ id, distance_m }) => `${id},${distance_m + 100}`);
  const { updated, statements } = await importTable("arcs", "uuid,distanceM", table);
  expect(updated).toBe(arcs.length);
  expect(statements.filter((text) => text.includes("UPDATE distance SET position"))).toHaveLength(1);
  expect(await total()).toBe(before + 100 * arcs.length);
});
